import { promisedDoors } from '../doors.mjs';

/** What can be imported besides the doors of rooms: what serves, proves and builds a console. */
const BESIDE: Readonly<Record<string, string>> = {
  './backend': 'mocks/index.ts',
  './testing': 'tests/testing.ts',
  './vite': 'src/tools/vite/index.ts',
};
/** What documentation knows of schemas is for the pages that come with the package. */
const OWN = 'src/tools/index.ts';

/** By what name a door is imported: `src/schema/index.ts` by `./schema`, the language of schemas by `.`. */
const nameOf = (path: string): string =>
  path === 'src/dsl.ts' ? '.' : `./${path.replace(/^src\//, '').replace(/(?:\/index)?\.tsx?$/, '')}`;

/** What of the package can be imported: the file behind each name, below the folder of the framework. */
export const packageDoors = (root: string): ReadonlyMap<string, string> =>
  new Map([
    ...promisedDoors(root).flatMap((path) => (path === OWN ? [] : [[nameOf(path), path] as const])),
    ...Object.entries(BESIDE),
  ]);

/** Commands of the package, and what is found by its path alone. */
export const BEGINNINGS: readonly string[] = [
  'src/registry.ts',
  'src/shell/first/first.ts',
  'src/shell/first/formMarkup.tsx',
  'src/shell/offline/worker.ts',
  'src/shell/offline/offline.ts',
  'src/shell/offline/manifestsOf.ts',
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
