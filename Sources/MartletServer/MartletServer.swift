// MartletServer
let x = PackageResources.martlet_js.count
