import SwiftUI

struct SettingsView: View {
    @AppStorage("airplane") private var isInAirplaneMode = false
    @AppStorage("bluetooth") private var hasBluetooth = true
    @AppStorage("network") private var network = "Home"

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    NavigationLink {
                        AccountView()
                    } label: {
                        HStack(spacing: 12) {
                            Image(systemName: "person.crop.circle.fill")
                                .font(.system(size: 48))
                                .foregroundStyle(.gray)
                            VStack(alignment: .leading) {
                                Text("Ada Lovelace").font(.title3)
                                Text("Account, purchases and more").font(.footnote).foregroundStyle(.secondary)
                            }
                        }
                    }
                }
                Section {
                    Toggle(isOn: $isInAirplaneMode) {
                        SettingLabel("Airplane Mode", symbol: "airplane", color: .orange)
                    }
                    NavigationLink {
                        NetworkView(network: $network)
                    } label: {
                        SettingLabel("Wi-Fi", symbol: "wifi", color: .blue)
                            .badge(isInAirplaneMode ? "Off" : network)
                    }
                    .disabled(isInAirplaneMode)
                    Toggle(isOn: $hasBluetooth) {
                        SettingLabel("Bluetooth", symbol: "antenna.radiowaves.left.and.right", color: .blue)
                    }
                }
                Section {
                    NavigationLink {
                        NotificationsView()
                    } label: {
                        SettingLabel("Notifications", symbol: "bell.badge", color: .red)
                    }
                    NavigationLink {
                        DisplayView()
                    } label: {
                        SettingLabel("Display & Brightness", symbol: "sun.max", color: .blue)
                    }
                    NavigationLink {
                        GeneralView()
                    } label: {
                        SettingLabel("General", symbol: "gear", color: .gray)
                    }
                }
            }
            .navigationTitle("Settings")
        }
    }
}

struct SettingLabel: View {
    let title: LocalizedStringKey
    let symbol: String
    let color: Color

    init(_ title: LocalizedStringKey, symbol: String, color: Color) {
        self.title = title
        self.symbol = symbol
        self.color = color
    }

    var body: some View {
        Label {
            Text(title)
        } icon: {
            Image(systemName: symbol)
                .font(.system(size: 15))
                .foregroundStyle(.white)
                .frame(width: 28, height: 28)
                .background(color, in: .rect(cornerRadius: 6))
        }
    }
}

private struct AccountView: View {
    @State private var isSigningOut = false
    @State private var isSignedIn = true

    var body: some View {
        Form {
            Section {
                LabeledContent("Name", value: "Ada Lovelace")
                LabeledContent("E-mail", value: "ada@example.org")
            }
            Section {
                Button(isSignedIn ? "Sign Out" : "Sign In", role: isSignedIn ? .destructive : nil) {
                    if isSignedIn { isSigningOut = true } else { isSignedIn = true }
                }
            } footer: {
                Text(isSignedIn ? "Your settings are kept." : "You are signed out.")
            }
        }
        .navigationTitle("Account")
        .navigationBarTitleDisplayMode(.inline)
        .alert("Sign out?", isPresented: $isSigningOut) {
            Button("Sign Out", role: .destructive) { isSignedIn = false }
            Button("Cancel", role: .cancel) {}
        }
    }
}

private struct NetworkView: View {
    @Binding var network: String
    @AppStorage("ask") private var asks = true

    var body: some View {
        Form {
            Picker("Network", selection: $network) {
                ForEach(["Home", "Office", "Café"], id: \.self) { Text($0) }
            }
            .pickerStyle(.inline)
            Section {
                Toggle("Ask to Join Networks", isOn: $asks)
            } footer: {
                Text("Known networks are joined by themselves.")
            }
        }
        .navigationTitle("Wi-Fi")
        .navigationBarTitleDisplayMode(.inline)
    }
}
