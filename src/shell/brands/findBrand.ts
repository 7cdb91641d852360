/** An entry of `/brands.json` as it was written, unchecked. */
export type BrandEntry = Readonly<Record<string, unknown>>;

export function brandEntries(file: unknown): BrandEntry[] {
  const { brands } = typeof file === 'object' && file !== null && 'brands' in file ? file : { brands: [] };
  return Array.isArray(brands)
    ? brands.filter((entry): entry is BrandEntry => typeof entry === 'object' && entry !== null)
    : [];
}

const hostsOf = ({ hosts }: BrandEntry): string[] =>
  Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string').map((host) => host.toLowerCase()) : [];

/** The entry of a host: an exact host wins, then `*.domain`, then the entry without hosts. */
export function findBrand(file: unknown, host: string): BrandEntry | undefined {
  const entries = brandEntries(file);
  const wanted = host.toLowerCase();
  const exact = entries.find((entry) => hostsOf(entry).includes(wanted));
  const wild = entries.find((entry) =>
    hostsOf(entry).some((own) => own.startsWith('*.') && wanted.endsWith(own.slice(1))),
  );
  return exact ?? wild ?? entries.find((entry) => hostsOf(entry).length === 0);
}
