/*
 * What figures and charts are called on the pages, taken from the texts themselves: a test that writes them down again
 * is wrong when they change.
 */
import { readFileSync } from 'node:fs';

const read = (area) => JSON.parse(readFileSync(new URL(`../../locales/${area}/en.json`, import.meta.url), 'utf8'));
const [own, shared] = [read('hems'), read('measures')];

function textAt(path) {
  const text = path.reduce((at, part) => at?.[part], own) ?? path.reduce((at, part) => at?.[part], shared);
  if (typeof text !== 'string') throw new Error(`There is no text ${path.join('.')}.`);
  return text;
}

/** The name of a quantity: that of homes before that of everybody, as the pages have it. */
export const measure = (key) => textAt(['measures', key]);

/** The heading of a block or tab of a report of homes: `blockOf('energy-report')('energyTrend')`. */
export const blockOf = (report) => (key) => textAt(['resources', `hems/${report}`, 'blocks', key]);

export const reportName = (report) => textAt(['resources', `hems/${report}`, 'name']);
