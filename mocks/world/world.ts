/**
 * The one world behind every figure: places with equipment, and what happens there in steps of five minutes. Everything
 * is a pure function of site and time; nothing depends on the clock. See `site.ts` and `model.ts` for what the words
 * mean.
 */
export { allSites, commercialSites, placedDevice, siteCoded, siteOf, type Placed } from './allSites';
export { areaOf, regions } from './regions';
export { dayFrame as day } from './history';
export { alarmName, alarms } from './alarms';
export { cells } from './device/cells';
export { deviceAt, deviceOf, devices } from './device/devices';
export { conditionAt, energyToday, energyTotal, powerAt, type Side } from './device/deviceMeter';
export { deviceState } from './device/deviceState';
export { forecast } from './forecast';
export { homeSite } from './homeSite';
export { steps } from './steps';
export { sums } from './sums/sums';
export { withOverrides } from './withOverrides';
export { pricedOn, withPrices } from './withPrices';
