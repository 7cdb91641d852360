import { accents } from './accents';
import type { Brand } from './brand';
import { defaultBrand } from './defaultBrand';
import { brandEntries, findBrand } from './findBrand';
import { readBrand } from './readBrand';

/** Says in the browser's log what is wrong with the brand of this host; the default brand stands in for it. */
function report(host: string, problems: readonly string[]): void {
  if (problems.length > 0)
    console.error(`/brands.json, brand of ${host}: ${problems.join(' ')} The default brand stands in.`);
}

type Entry = Readonly<Record<string, unknown>>;

/**
 * Whether an entry says all of a brand as it is taken. Most do, and what tells what is wrong is not loaded for them.
 */
function isWhole(entry: Entry, brand: Brand): boolean {
  const derived = new Set(['accent', ...(entry.languages === undefined ? [] : ['multilingual'])]);
  const same = ([key, value]: readonly [string, unknown]) =>
    entry[key] === undefined ? derived.has(key) : JSON.stringify(value) === JSON.stringify(entry[key]);
  return brand.footer !== undefined && Object.entries(brand).every(same);
}

/**
 * The brand of a host, else the default brand. What is missing or unusable in its entry is said in the browser's log
 * and comes from the default brand.
 */
export function chooseBrand(file: unknown, host: string): Brand {
  const chosen = findBrand(file, host);
  if (brandEntries(file).length === 0) report(host, ['There is no list "brands".']);
  if (!chosen) return defaultBrand;
  const brand = readBrand(chosen);
  if (!isWhole(chosen, brand))
    void import('./checkBrand').then(
      ({ checkBrand }) => report(host, checkBrand(chosen, Object.keys(accents))),
      () => undefined,
    );
  return brand;
}
