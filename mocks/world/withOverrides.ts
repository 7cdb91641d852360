import type { Override, Site } from './site';

/**
 * A site as it is with changes somebody made: they hold from their moments on, what was before stays. Keep the answer:
 * what is known of a site is kept by the site.
 */
export function withOverrides(site: Site, overrides: readonly Override[]): Site {
  return overrides.length > 0 ? { ...site, overrides: [...(site.overrides ?? []), ...overrides] } : site;
}
