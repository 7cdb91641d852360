import type { Brand } from './brand';
import { defaultBrand } from './defaultBrand';
import { readBrand } from './readBrand';

type Entry = Readonly<Record<string, unknown>>;

function entriesOf(file: unknown): Entry[] {
  const { brands } = typeof file === 'object' && file !== null && 'brands' in file ? file : { brands: [] };
  return Array.isArray(brands) ? brands.filter((entry): entry is Entry => typeof entry === 'object' && entry !== null) : [];
}

const hostsOf = ({ hosts }: Entry): string[] =>
  Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string').map((host) => host.toLowerCase()) : [];

/** The brand of a host: an exact host wins, then `*.domain`, then the entry without hosts, then the default brand. */
export function chooseBrand(file: unknown, host: string): Brand {
  const entries = entriesOf(file);
  const wanted = host.toLowerCase();
  const exact = entries.find((entry) => hostsOf(entry).includes(wanted));
  const wild = entries.find((entry) => hostsOf(entry).some((own) => own.startsWith('*.') && wanted.endsWith(own.slice(1))));
  const chosen = exact ?? wild ?? entries.find((entry) => hostsOf(entry).length === 0);
  return chosen ? readBrand(chosen) : defaultBrand;
}
