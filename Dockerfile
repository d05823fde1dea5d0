# Martlet's gallery. Build: docker build -t martlet . Run: docker run --rm -p 8080:8080 martlet
# It answers under numeric addresses and localhost. For a host name: docker run -e PUBLIC_ORIGIN=https://example.org …
# The small image, with Foundation's essentials only: docker build --build-arg TRAITS=--disable-default-traits -t martlet .
FROM swift:6.3-bookworm AS build
# Options for the package's traits. By default the program has all of Foundation.
ARG TRAITS=""
RUN apt-get update -q \
    && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends \
        bootstrap-icons libhiredis-dev libmicrohttpd-dev libsodium-dev libsqlite3-dev pkg-config zlib1g-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY Package.* ./
RUN mkdir -p Plugins Sources Tests && swift package resolve $TRAITS
COPY Plugins Plugins
COPY Public Public
COPY Sources Sources
COPY Tests Tests
RUN swift build -c release --product gallery $TRAITS --static-swift-stdlib -debug-info-format none \
    && cp "$(swift build -c release $TRAITS --show-bin-path)/gallery" /gallery \
    && strip /gallery

FROM debian:bookworm-slim
RUN apt-get update -q \
    && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends \
        libhiredis0.14 libmicrohttpd12 libsodium23 libsqlite3-0 libstdc++6 zlib1g \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 --home-dir /nonexistent --shell /usr/sbin/nologin martlet \
    && install -d -o martlet -m 700 /var/lib/martlet
COPY --from=build /gallery /usr/local/bin/gallery
# The program contains drawings of Bootstrap Icons, whose license goes with them.
COPY --from=build /usr/share/doc/bootstrap-icons/copyright /usr/share/doc/bootstrap-icons/copyright
USER martlet
# The store lies here; mount a volume to keep it when the container is replaced.
WORKDIR /var/lib/martlet
ENV HOST=0.0.0.0 PORT=8080
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 CMD ["gallery", "--healthcheck"]
ENTRYPOINT ["gallery"]
