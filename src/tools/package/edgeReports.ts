import { declare } from './declare';
import { packageDoors } from './doors';
import { surfaces } from './surfaces';
import { resolver } from './resolver';

/** File of the report of a door: `crud-views` of `./crud/views`. */
const reportName = (door: string): string => (door === '.' ? 'index' : door.slice(2).replaceAll('/', '-'));

/**
 * What each door of the package promises, as the compiler declares it: by the name of the report.
 *
 * @param root folder of the repository
 */
export function edgeReports(root: string): ReadonlyMap<string, string> {
  const doors = packageDoors(root);
  const declared = declare({
    root,
    files: [...doors.values()],
    cache: 'node_modules/.cache/api',
    comments: false,
    resolve: resolver(root),
  });
  const surfaceOf = surfaces(declared);
  return new Map(
    [...doors].map(([door, path]) => {
      const names = [...surfaceOf(path.replace(/\.tsx?$/, '.d.ts'))].sort(([one], [other]) => (one < other ? -1 : 1));
      const said = [...new Set(names.map(([, text]) => text))].join('\n\n');
      return [reportName(door), `${names.length} names of ${door}\n\n${said}\n`];
    }),
  );
}
