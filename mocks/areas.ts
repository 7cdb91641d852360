import type { BackendModule } from './module';

const modules = import.meta.glob<{ readonly default: BackendModule }>('./areas/*/module.ts', { eager: true });

/** What each area adds to the backend: the default export of `mocks/areas/<area>/module.ts`. */
export const areas: readonly BackendModule[] = Object.values(modules).map((module) => module.default);
