import type { SiteOption, SiteLoader } from '@/energy';
import { foldText } from '@/schema';

const PLACES = [
  'Amsterdam',
  'Berlin',
  'Hamburg',
  'Leipzig',
  'Lyon',
  'Oslo',
  'Pune',
  'Suzhou 苏州',
  'Torino',
  'Wien',
] as const;
const KINDS = ['Solar Park', 'Battery Site', 'Home', 'Wind Farm', 'Depot'] as const;

/** 10,000 sites, the same at every visit. */
export const manySites: readonly SiteOption[] = Array.from({ length: 10_000 }, (_, at) => ({
  id: String(100_000 + at),
  name: `${KINDS[at % KINDS.length]} ${PLACES[(at * 7) % PLACES.length]} ${String(at + 1).padStart(5, '0')}`,
  detail: `${(at * 37) % 900} kWp`,
}));

/** The same from a server: asked by a part of the name, at most 50 at once. Searching for 'error' fails. */
export const findSites: SiteLoader = async (query, signal) => {
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  signal.throwIfAborted();
  if (query === 'error') throw new Error(query);
  const wanted = foldText(query);
  return manySites.filter(({ name }) => foldText(name).includes(wanted)).slice(0, 50);
};
