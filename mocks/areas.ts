import type { BackendModule } from './module';
import type { ReportSource } from './report/reportSource';

const modules = import.meta.glob<{ readonly default: BackendModule }>('./areas/**/module.ts', { eager: true });

const sources = import.meta.glob<{ readonly default: ReportSource }>('./areas/**/*.source.ts', { eager: true });

/**
 * What each area adds to the backend: the default exports of `mocks/areas/<area>/module.ts` and of its reports'
 * `<report>.source.ts`.
 */
export const areas: readonly BackendModule[] = [
  // in the order of their names: menus stand as they were seeded
  ...Object.values(modules)
    .map((module) => module.default)
    .sort((one, other) => (one.name < other.name ? -1 : 1)),
  { name: 'sources', sources: Object.values(sources).map((source) => source.default) },
];
