import { existsSync } from 'node:fs';

/** What of the package can be imported, by the name it is imported by: `energy-console-framework/schema`. */
const SOURCES: Readonly<Record<string, string>> = {
  '.': 'src/dsl.ts',
  './schema': 'src/schema/index.ts',
  './schema/dates': 'src/schema/dates.ts',
  './schema/lint': 'src/schema/lint.ts',
  './api': 'src/api/index.ts',
  './access': 'src/access/index.ts',
  './data': 'src/data/index.ts',
  './widgets': 'src/widgets/index.ts',
  './charts': 'src/charts/index.ts',
  './fields': 'src/fields/index.ts',
  './fields/views': 'src/fields/views.ts',
  './report': 'src/report/index.ts',
  './report/views': 'src/report/views.ts',
  './crud': 'src/crud/index.ts',
  './crud/views': 'src/crud/views.ts',
  './energy': 'src/energy/index.ts',
  './shell': 'src/shell/index.ts',
  './backend': 'mocks/index.ts',
  './testing': 'tests/testing.ts',
  './vite': 'src/tools/vite/index.ts',
};

/** Doors that there are: the file behind each, below the folder of the framework. */
export const doorsOf = (root: string): ReadonlyMap<string, string> =>
  new Map(Object.entries(SOURCES).filter(([, path]) => existsSync(`${root}/${path}`)));

/** Commands of the package, and what is found by its path alone. */
export const BEGINNINGS: readonly string[] = [
  'src/registry.ts',
  'src/shell/first/first.ts',
  'src/shell/first/formMarkup.tsx',
  'mocks/serve/server.ts',
  'mocks/serve/nodeBackend.ts',
  'src/tools/absent.ts',
  'src/tools/package/console.mjs',
  'src/tools/check.mjs',
  'src/tools/check/reporter.mjs',
  'src/tools/check/findingsOf.ts',
  'src/tools/doctor.mjs',
  'src/tools/doctor/doctorCommand.ts',
  'src/tools/doctor/knownTargets.ts',
  'src/tools/new-resource.mjs',
  'src/tools/newResource/newResourceCommand.ts',
  'mocks/serve/start.mjs',
  'deploy/pack.mjs',
  'tests/page/likeBrowsers.ts',
  'tests/page/patience.ts',
  'tests/time/standStill.mjs',
];
