/** What only records of services that speak otherwise need, loaded with the first of them. */
export { byCursor } from '../lists/byCursor';
export { editRead } from './editRead';
export { idOfLocation } from './idOfLocation';
export { readMany } from './readMany';
export { rememberRead } from './readRecords';
