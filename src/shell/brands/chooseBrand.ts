import { accents } from './accents';
import type { Brand } from './brand';
import { checkBrand } from './checkBrand';
import { defaultBrand } from './defaultBrand';
import { brandEntries, findBrand } from './findBrand';
import { readBrand } from './readBrand';

/** Says in the browser's log what is wrong with the brand of this host; the default brand stands in for it. */
function report(host: string, problems: readonly string[]): void {
  if (problems.length > 0)
    console.error(`/brands.json, brand of ${host}: ${problems.join(' ')} The default brand stands in.`);
}

/**
 * The brand of a host, else the default brand. What is missing or unusable in its entry is said in the browser's log
 * and comes from the default brand.
 */
export function chooseBrand(file: unknown, host: string): Brand {
  const chosen = findBrand(file, host);
  if (brandEntries(file).length === 0) report(host, ['There is no list "brands".']);
  if (!chosen) return defaultBrand;
  report(host, checkBrand(chosen, Object.keys(accents)));
  return readBrand(chosen);
}
