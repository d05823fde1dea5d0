// MartletUI
