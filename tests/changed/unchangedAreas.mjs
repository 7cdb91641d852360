/*
 * Areas whose contracts need not be held again: since the last green run nothing changed that they stand on. Plain
 * Node.
 */
import { createHash } from 'node:crypto';

const AREA = /^(?:schemas|resources|locales)\/([^/.]+)\//;
/** What every contract stands on; `mocks` too, as areas are seeded from each other. */
const SHARED =
  /^(?:(?:src|mocks|schemas|resources|locales|tests\/(?:contract|fixtures|page|time))\/|package-lock\.json$|tsconfig\.json$|vite\.config\.ts$|tests\/testing\.ts$)/;

const printOf = (paths, textOf) => {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(`${path}\0${textOf(path)}\0`);
  return hash.digest('hex');
};

/** The areas that a source names as owners of schemas: `'hems/home'`. */
const namedIn = (text, areas) => areas.filter((area) => text.includes(`'${area}/`) || text.includes(`/${area}/`));

/**
 * A print of what the contracts of all areas share, and one of what each has of its own: its schemas, views and texts,
 * and those of the areas that it names.
 *
 * @param files paths of all files there are
 * @param textOf the text of a file by its path
 * @returns `{shared, areas}`, of which `areas` is a print by area
 * @example printsOf(['src/a.ts', 'schemas/pv/plant.ts'], textOf).areas // { pv: '9f86d0…' }
 */
export function printsOf(files, textOf) {
  const sorted = [...files].sort();
  const areaOf = (path) => AREA.exec(path)?.[1];
  const areas = [
    ...new Set(sorted.filter((path) => path.startsWith('schemas/')).flatMap((path) => areaOf(path) ?? [])),
  ];
  const own = new Map(areas.map((area) => [area, sorted.filter((path) => areaOf(path) === area)]));
  const shared = sorted.filter((path) => SHARED.test(path) && !own.has(areaOf(path)));
  const entries = areas.map((area) => {
    const text = own.get(area).map(textOf).join('\n');
    const named = namedIn(text, areas).filter((one) => one !== area);
    return [
      area,
      printOf(
        [area, ...named].flatMap((one) => own.get(one)),
        textOf,
      ),
    ];
  });
  return { shared: printOf(shared, textOf), areas: Object.fromEntries(entries) };
}

/**
 * The areas that have the same prints as at the last green run.
 *
 * @param before prints of that run; undefined where there was none
 * @param now prints of the sources as they are
 * @returns names of areas
 * @example unchangedAreas({ shared: 'a', areas: { pv: 'b' } }, { shared: 'a', areas: { pv: 'c' } }) // []
 */
export function unchangedAreas(before, now) {
  if (before?.shared !== now.shared) return [];
  return Object.keys(now.areas).filter((area) => before.areas[area] === now.areas[area]);
}

/** How many contracts of each area held, by a report of vitest. */
export function contractsByArea({ testResults }) {
  const count = {};
  const files = testResults.filter(({ name }) => /contract\/(?:resource|report)\.test/.test(name));
  for (const { ancestorTitles, status } of files.flatMap((file) => file.assertionResults)) {
    const area = ancestorTitles[0]?.split('/')[0];
    if (area !== undefined && status === 'passed') count[area] = (count[area] ?? 0) + 1;
  }
  return count;
}
