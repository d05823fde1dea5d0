import ArgumentParser
import MartletDevelopment

MartletCommand.main()
