import { accents } from './accents';
import type { Brand } from './brand';
import { checkBrand } from './checkBrand';
import { defaultBrand } from './defaultBrand';
import { readBrand } from './readBrand';

type Entry = Readonly<Record<string, unknown>>;

function entriesOf(file: unknown): Entry[] {
  const { brands } = typeof file === 'object' && file !== null && 'brands' in file ? file : { brands: [] };
  return Array.isArray(brands) ? brands.filter((entry): entry is Entry => typeof entry === 'object' && entry !== null) : [];
}

const hostsOf = ({ hosts }: Entry): string[] =>
  Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string').map((host) => host.toLowerCase()) : [];

/** Says in the browser's log what is wrong with the brand of this host; the default brand stands in for it. */
function report(host: string, problems: readonly string[]): void {
  if (problems.length > 0) console.error(`/brands.json, brand of ${host}: ${problems.join(' ')} The default brand stands in.`);
}

/**
 * The brand of a host: an exact host wins, then `*.domain`, then the entry without hosts, then the default brand.
 * What is missing or unusable in an entry is said in the browser's log and comes from the default brand.
 */
export function chooseBrand(file: unknown, host: string): Brand {
  const entries = entriesOf(file);
  const wanted = host.toLowerCase();
  const exact = entries.find((entry) => hostsOf(entry).includes(wanted));
  const wild = entries.find((entry) => hostsOf(entry).some((own) => own.startsWith('*.') && wanted.endsWith(own.slice(1))));
  const chosen = exact ?? wild ?? entries.find((entry) => hostsOf(entry).length === 0);
  if (entries.length === 0) report(host, ['There is no list "brands".']);
  if (!chosen) return defaultBrand;
  report(host, checkBrand(chosen, Object.keys(accents)));
  return readBrand(chosen);
}
