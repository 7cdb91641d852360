import { areas, texts, pages, reports, schemas } from 'virtual:registry';
import type { OverviewSpec } from '@/schema';
import { createAreaRegistry } from '@/data/registry/areaRegistry';

/**
 * Everything of this build that is found by name. Only lazily loaded modules may import this file:
 * the sign-in knows nothing of it. It grows with areas, and by no more than a name with schemas.
 */
export const registry = createAreaRegistry({
  known: { schemas: new Set(schemas), reports: new Set(reports), pages: new Set(pages) },
  explainer: 'account/access',
  areas,
  overview: Object.values(import.meta.glob<OverviewSpec>('/schemas/overview.ts', { import: 'overview' }))[0],
  services: Object.values(import.meta.glob('/schemas/services.ts'))[0],
  texts,
});
