import { areas, overview, pages, paths, reports, schemas, searched, services, texts } from 'virtual:registry';
import { createAreaRegistry } from '@/data/registry/areaRegistry';

/**
 * Everything of this build that is found by name. Only lazily loaded modules may import this file:
 * the sign-in knows nothing of it. It grows with areas, and by no more than a name with schemas.
 */
export const registry = createAreaRegistry({
  known: { schemas: new Set(schemas), reports: new Set(reports), pages: new Set(pages) },
  explainer: 'account/access',
  areas,
  overview,
  paths,
  searched,
  services,
  texts,
});
