import type { BackendModule } from './module';
import type { ReportSource } from './report/reportSource';

const modules = import.meta.glob<{ readonly default: BackendModule }>('./areas/*/module.ts', { eager: true });

const sources = import.meta.glob<{ readonly default: ReportSource }>('./areas/**/*.source.ts', { eager: true });

/**
 * What each area adds to the backend: the default exports of `mocks/areas/<area>/module.ts` and of its reports'
 * `<report>.source.ts`.
 */
export const areas: readonly BackendModule[] = [
  ...Object.values(modules).map((module) => module.default),
  { name: 'sources', sources: Object.values(sources).map((source) => source.default) },
];
