import type { ProviderLoader, RecordProvider } from '@/schema';

/** A provider, and what was seen of the values of its records, by resource and property. */
export interface Loaded {
  readonly provider: RecordProvider;
  readonly seen: Map<string, Map<string, unknown>>;
}

const loading = new Map<ProviderLoader, Promise<Loaded>>();

async function load(loader: ProviderLoader): Promise<Loaded> {
  const module = await loader();
  const provider = 'default' in module ? module.default : module;
  // a fault of the code is not said as a lost connection
  if (typeof provider?.getList !== 'function')
    throw new Error(
      'The provider of a service has no getList: make it the default export of the file that the service loads, or load what it is.',
    );
  return { provider, seen: new Map() };
}

/** The provider of a service, loaded once; one that could not be loaded is asked for again. */
export function providerOf(loader: ProviderLoader): Promise<Loaded> {
  const known = loading.get(loader) ?? load(loader);
  loading.set(loader, known);
  known.catch(() => loading.delete(loader));
  return known;
}
