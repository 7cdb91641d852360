import { kebab, wordsOf } from '../nameForms';
import type { Entity } from './entities';
import { textOf, treeOf, type Tree } from './json';
import { isParam } from './roles';
import { isPlaceholder } from './paths/unlistedOwner';

/** Segments that name no area: versions, technical prefixes, and what several areas share. */
const PLAIN =
  /^(?:api|apis|common|public|base|rest|restapi|web|webapi|admin|open|openapi|odata|service|services|management|manage|private|internal|v?\d+(?:[._-]\d+)*)$/i;
/** Words of a title that say that it is one. */
const OF_TITLE =
  /^(?:api|apis|rest|restful|http|json|openapi|open|swagger|documentation|docs?|reference|specification|spec|server|service|services|the|a|an|of|for|and|web|v?\d+(?:\.\d+)*)$/i;

/** Whether a name may stand in a path of files and as a name in source: it begins with a letter. */
const isName = (name: string): boolean => /^[a-z][a-z0-9-]*$/.test(name);

const segmentsOf = (base: string): string[] =>
  base.split('/').filter((one) => one !== '' && !isParam(one) && !isPlaceholder(one));

/** The area that the title of a document names: its first words that say something. */
function areaOfTitle(document: Tree): string | undefined {
  const title =
    (textOf(treeOf(document.info).title) ?? '')
      .split(/\s[-–—:|]\s/)[0]
      ?.replace(/^\S*\/(?=\S+\.proto$)|\.proto$/g, '') ?? '';
  const words = wordsOf(title).filter((word) => /^[a-z]/.test(word) && !OF_TITLE.test(word));
  const area = kebab(words.slice(0, 3).join('-'));
  return isName(area) ? area : undefined;
}

/** The area of the file itself: `specs/depot.v2.yaml` is of `depot`. */
function areaOfFile(file: string): string {
  const name = kebab((file.split(/[/\\]/).pop() ?? '').replace(/\..*$/, ''));
  return isName(name) ? name : 'imported';
}

/** What of a path may name an area: the segments before the records' own, or before those they belong to. */
function areaSegments(base: string): string[] {
  const whole = base.split('/').filter(Boolean);
  const end = whole.findIndex((one) => isParam(one) || isPlaceholder(one));
  return (end < 0 ? whole.slice(0, -1) : whole.slice(0, Math.max(end - 1, 0))).filter((one) => !PLAIN.test(one));
}

/**
 * The areas of records by the segment before their own, where most of them have one of their own; else one area for
 * all, by what their paths have in common.
 */
function areasOfPaths(document: Tree, entities: readonly Entity[]): (entity: Entity) => string | undefined {
  // what can be called itself is no area: `/user` of `/user/keys`
  const isCall = (segment: string) => Object.keys(treeOf(document.paths)).some((path) => path.endsWith(`/${segment}`));
  const paths = entities.map(({ base }) => areaSegments(base));
  const [first = []] = paths;
  const differs = first.findIndex((segment, index) => paths.some((path) => path[index] !== segment));
  const common = differs < 0 ? first : first.slice(0, differs);
  const deep = paths.filter((path) => path.length > common.length && !isCall(path.at(-1) ?? '')).length;
  const several = deep * 2 > paths.length;
  return ({ base, key }) => {
    const named = kebab((several ? areaSegments(base) : common).at(-1) ?? '');
    return isName(named) && (named !== key || !several) ? named : undefined;
  };
}

/** The area of a whole document: the one that is given, or what its title or file says. */
export const areaOfDocument = (document: Tree, { area, file }: Pick<Naming, 'area' | 'file'>): string =>
  area ?? areaOfTitle(document) ?? areaOfFile(file);

/** A name that begins with a letter: `2fa-token` of the area `forge` is `forge-2fa-token`. */
const lettered = (key: string, area: string): string => (/^[a-z]/.test(key) ? key : kebab(`${area}-${key}`));

/** A longer name, by one more segment of the path: `team` of `/admin/teams` is `admin-team`. */
function longerName({ base, key }: Entity, by: number): string {
  const before = segmentsOf(base).slice(0, -1).slice(-by);
  return kebab([...before, key].join('-'));
}

export interface Naming {
  readonly file: string;
  /** Area of all resources; else each is of the segment before its name in the path, or of the title. */
  readonly area?: string | undefined;
  /** Names for entities, where the path's own is not wanted: `{ brand: 'iot/brand' }`. */
  readonly names?: Readonly<Record<string, string>> | undefined;
}

/**
 * A name `area/entity` for each kind of records, no two the same. Of those whose paths end alike, the one with more
 * calls keeps the plain name, else the one with the shorter path.
 */
export function nameEntities(
  document: Tree,
  entities: readonly Entity[],
  { file, area, names = {} }: Naming,
): Map<Entity, string> {
  const areaOfPath = areasOfPaths(document, entities);
  const areaOf = (entity: Entity): string => area ?? areaOfPath(entity) ?? areaOfDocument(document, { file });
  const found = new Map<Entity, string>();
  const taken = new Set<string>();
  const length = ({ base }: Entity) => segmentsOf(base).length + (base.includes('{') ? 100 : 0);
  // who can do more with one is who means the plain name
  for (const entity of entities.toSorted((a, b) => b.calls.size - a.calls.size || length(a) - length(b))) {
    const own = areaOf(entity);
    const given = names[entity.key];
    let name = given !== undefined && !taken.has(given) ? given : `${own}/${lettered(entity.key, own)}`;
    for (let by = 1; taken.has(name); by += 1)
      name = `${own}/${lettered(by > 9 ? `${entity.key}-${by}` : longerName(entity, by), own)}`;
    taken.add(name);
    found.set(entity, name);
  }
  return new Map(entities.map((entity) => [entity, found.get(entity) ?? `${areaOf(entity)}/${entity.key}`]));
}
