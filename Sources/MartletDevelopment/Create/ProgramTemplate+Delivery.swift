/// The files with which a new program is tested and delivered.
extension ProgramTemplate {
    private var image: String { name.lowercased() }

    private var copyOfMartlet: String {
        switch martlet {
        case .folder(let path): "COPY --from=martlet . \(path)\n"
        case .repository: ""
        }
    }

    /// The command that builds the image.
    private var imageCommand: String {
        switch martlet {
        case .folder(let path): "docker build --build-context martlet=\(path) -t \(image) ."
        case .repository: "docker build -t \(image) ."
        }
    }

    var dockerfile: String {
        """
        # \(imageCommand)
        # docker run --rm -p 8080:8080 \(image)
        FROM swift:6.3-bookworm AS build
        RUN apt-get update -q \\
            && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends \\
                bootstrap-icons libmicrohttpd-dev libsodium-dev libsqlite3-dev pkg-config zlib1g-dev \\
            && rm -rf /var/lib/apt/lists/*
        WORKDIR /work/\(name)
        \(copyOfMartlet)COPY Package.* ./
        COPY Sources Sources
        COPY Tests Tests
        RUN swift build -c release --product \(name) --static-swift-stdlib -debug-info-format none \\
            && cp "$(swift build -c release --show-bin-path)/\(name)" /program \\
            && strip /program

        FROM debian:bookworm-slim
        # A program that imports FoundationNetworking, for URLSession, also needs ca-certificates and libcurl4.
        RUN apt-get update -q \\
            && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends \\
                libmicrohttpd12 libsodium23 libsqlite3-0 libstdc++6 zlib1g \\
            && rm -rf /var/lib/apt/lists/* \\
            && useradd --system --uid 10001 --home-dir /nonexistent --shell /usr/sbin/nologin program \\
            && mkdir /state && chown program /state
        COPY --from=build /program /usr/local/bin/program
        # The program contains drawings of Bootstrap Icons, whose license goes with them.
        COPY --from=build /usr/share/doc/bootstrap-icons/copyright /usr/share/doc/bootstrap-icons/copyright
        USER program
        # State outlives the container with `-v NAME:/state`.
        ENV HOST=0.0.0.0 PORT=8080 MARTLET_STORE=/state/state.sqlite
        EXPOSE 8080
        STOPSIGNAL SIGTERM
        HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 CMD ["program", "--healthcheck"]
        ENTRYPOINT ["program"]

        """
    }

    var workflow: String {
        let checkout =
            switch martlet {
            case .folder(let path):
                """

                      # The repository's variable MARTLET_REPOSITORY is the URL from which Martlet is cloned.
                      - run: git clone --depth 1 "${{ vars.MARTLET_REPOSITORY }}" "\(path)"
                """
            case .repository: ""
            }
        return """
            name: Test
            on: [push, pull_request]
            jobs:
              test:
                runs-on: ubuntu-latest
                container: swift:6.3-bookworm
                steps:
                  - uses: actions/checkout@v4\(checkout)
                  - run: apt-get update -q && apt-get install -q -y bootstrap-icons libmicrohttpd-dev libsodium-dev libsqlite3-dev pkg-config zlib1g-dev
                  - run: swift test

            """
    }

    var readme: String {
        """
        # \(name)

        A Martlet program: SwiftUI views that run on a server and show live in browsers.

        ```sh
        swift run martlet dev     # builds and serves on http://127.0.0.1:8080, again whenever a source changes
        swift test                # runs the tests
        \(imageCommand)
        ```

        `Sources/\(name)/\(name).swift` lists the pages, `Sources/\(name)/CounterPage.swift` is one, and
        `Tests/\(name)Tests` tests it. The folder `Resources` has its string and asset catalogs. State is kept in `.martlet/`, which may be deleted.

        """
    }
}
