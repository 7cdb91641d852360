/** What is done to records besides saving one: loaded when the first of it is asked for. */
export { exportRecords, runAction } from './acting';
export { changeRecords } from './changeRecords';
export { loadAction } from './loadAction';
