/**
 * The one world behind every figure: places with equipment, and what happens there in steps of five minutes. Everything is
 * a pure function of site and time; nothing depends on the clock. See `model.ts` for what the words mean.
 */
export { allSites, commercialSites, siteCoded, siteOf } from './allSites';
export { areaOf, areas } from './areas';
export { dayFrame as day } from './history';
export { homeSite } from './homeSite';
export { steps } from './steps';
export { sums } from './sums/sums';
