import { existsSync, readdirSync } from 'node:fs';

/** Areas that come with the framework: accounts, and the page for those who write schemas. */
const OWN_AREAS: Readonly<Record<string, readonly string[]>> = {
  schemas: ['account'],
  resources: ['account', 'playground'],
  'mocks/areas': ['generated', 'playground'],
};
/** Folders of texts that belong to pages of this console alone, though no schema has their name. */
const OTHER_TEXTS: ReadonlySet<string> = new Set(['market', 'strategy', 'traces', 'numbers']);
const PLACE = /^(mocks\/areas|schemas|resources|locales)\/([^/]+)(\/?)/;

const foldersIn = (path: string): readonly string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []))
    : [];

/**
 * Tells of a file that is found by its place whether it comes with the framework: those of `src`, of its own areas, and
 * texts of no area that stays with this console.
 *
 * @param root folder of this repository
 */
export function ownFiles(root: string): (path: string) => boolean {
  const own = new Set(Object.values(OWN_AREAS).flat());
  const others = new Set([...foldersIn(`${root}/schemas`), ...foldersIn(`${root}/resources`)]);
  const isText = (area: string) => own.has(area) || (!others.has(area) && !OTHER_TEXTS.has(area));
  return (path) => {
    if (/\.test\.tsx?$|^tests\//.test(path)) return false;
    const [, place = '', area = '', below] = PLACE.exec(path) ?? [];
    if (place === '') return path.startsWith('src/');
    return below === '/' && (place === 'locales' ? isText(area) : (OWN_AREAS[place] ?? []).includes(area));
  };
}
