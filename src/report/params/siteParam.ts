import type { Report } from '@/schema';

/** The parameter whose record says clock and currency: the one named, else the only reference. */
export function siteParam({ about, site, params }: Report): string | undefined {
  if (about !== undefined || site !== undefined) return about ?? site;
  const references = Object.keys(params).filter((name) => params[name]?.type.traits?.record);
  return references.length === 1 ? references[0] : undefined;
}
