import type { SiteOption } from './siteOption';
import { foldText } from '@/schema';

/**
 * The sites whose name holds the text, whatever the case and accents (spec 01 §2). Without a text all of them, those
 * chosen last before the others. 10,000 take a few milliseconds.
 */
export function searchSites(
  sites: readonly SiteOption[],
  query: string,
  recent: readonly string[] = [],
): readonly SiteOption[] {
  const wanted = foldText(query);
  if (wanted !== '') return sites.filter(({ name }) => foldText(name).includes(wanted));
  if (recent.length === 0) return sites;
  const places = new Map(recent.map((id, place) => [id, place]));
  const first = sites
    .filter(({ id }) => places.has(id))
    .sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
  return [...first, ...sites.filter(({ id }) => !places.has(id))];
}
