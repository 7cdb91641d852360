import type { KnownTargets } from '@/access';
import { namesIn } from '../namesIn';

/** What menus of this project may lead to, by the names of its files. */
export function knownTargets(root: string): KnownTargets {
  return {
    schemas: new Set(namesIn(`${root}/schemas`, /(?<!\.report)\.ts$/)),
    reports: new Set(namesIn(`${root}/schemas`, /\.report\.ts$/)),
    pages: new Set(namesIn(`${root}/resources`, /\.page\.tsx$/)),
  };
}
