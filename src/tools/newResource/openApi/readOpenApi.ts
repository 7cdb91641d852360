import type { Note, ResourceDraft } from '../draft';
import type { ReportDraft } from '../reportDraft';
import { kebab, singular, wordsOf } from '../nameForms';
import { answerOf, findEntities, type Entity } from './entities';
import { textOf, treeOf, type Tree } from './json';
import { operationsOf, type Operation } from './operationsOf';
import { readEntity } from './readEntity';
import { readReports } from './readReports';
import type { Target } from './fieldContext';

export interface ReadOptions {
  /** File of the document, for messages. */
  readonly file: string;
  /** Area of all resources; else each is of the segment before its name in the path. */
  readonly area?: string | undefined;
  /** Names of the entities that are wanted, or of their components; else all. */
  readonly only?: readonly string[] | undefined;
  /** Names for entities, where the path's own is not wanted: `{ brand: 'iot/brand' }`. */
  readonly names?: Readonly<Record<string, string>>;
  /** Resources that exist already: name, and whether they are trees. */
  readonly existing: ReadonlyMap<string, boolean>;
}

export interface ReadDocument {
  readonly drafts: readonly ResourceDraft[];
  /** Pages of figures: calls that only tell some. */
  readonly reports: readonly ReportDraft[];
  readonly notes: readonly Note[];
  /** Calls that belong to no entity that can be listed. */
  readonly lone: readonly Operation[];
}

/** Segments that name no area: versions, technical prefixes, and what several areas share. */
const PLAIN = /^(?:api|common|public|base|rest|web|admin|open|openapi|service|services|v\d+(?:\.\d+)*)$/i;

function areaOf({ base, key }: Entity, document: Tree): string | undefined {
  const segments = base
    .split('/')
    .filter((one) => one !== '' && !PLAIN.test(one))
    .slice(0, -1);
  const named = segments.at(-1);
  if (named) return kebab(named);
  const title = wordsOf(textOf(treeOf(document.info).title) ?? '').filter(
    (word) => /^[a-z]/.test(word) && !PLAIN.test(word) && word !== key,
  );
  return title.length === 1 ? title[0] : undefined;
}

const componentOf = (document: Tree, entity: Entity): string | undefined =>
  ['page', 'detail', 'tree']
    .map((name) => entity.calls.get(name as 'page'))
    .flatMap((call) => (call ? [answerOf(document, call)] : []))
    .map(({ row, record }) => (row ?? record)?.name)
    .find(Boolean);

/** Whether somebody who asks for `Brand`, `brand`, `iot/brand` or `BrandVO` means this entity. */
const isMeant = (document: Tree, entity: Entity, wanted: string): boolean =>
  kebab(wanted.split('/').pop() ?? '') === entity.key ||
  kebab(singular(wanted.toLowerCase())) === entity.key ||
  wanted === componentOf(document, entity);

function chosen(document: Tree, entities: readonly Entity[], { only, file }: ReadOptions): readonly Entity[] {
  if (!only) return entities;
  return only.flatMap((wanted) => {
    const found = entities.find((one) => isMeant(document, one, wanted));
    if (!found)
      throw new Error(
        `${file} has no entity "${wanted}". It has: ${entities.map(({ key }) => key).join(', ')}. Give one of these to --only.`,
      );
    return [found];
  });
}

/** Names of the fields that may refer to a resource: `brandId` and `brand` mean `iot/brand`. */
function finder(targets: ReadonlyMap<string, Target>, own: string): (field: string) => Target | undefined {
  const [area = ''] = own.split('/');
  return (field) => {
    const words = wordsOf(field);
    if (!/^ids?$/.test(words.at(-1) ?? '') || words.length < 2) return undefined;
    const key = [...words.slice(0, -2), singular(words.at(-2) ?? '')].join('-');
    const self = targets.get(own);
    if (key === 'parent' && self?.tree) return self;
    const found = targets.get(`${area}/${key}`);
    const others = [...targets.values()].filter(({ name }) => name.endsWith(`/${key}`));
    return found ?? (others.length === 1 ? others[0] : undefined);
  };
}

/**
 * The entities of a document as resources to write. Throws when the area of one is not known, or when there are none.
 *
 * @example
 *   const document = readDocument(text, 'depot.yaml');
 *   const { drafts, notes } = readOpenApi(document, { file: 'depot.yaml', area: 'depot', existing: new Map() });
 * @public
 */
export function readOpenApi(document: Tree, options: ReadOptions): ReadDocument {
  const reports = options.only
    ? { drafts: [], rest: operationsOf(document) }
    : readReports(document, operationsOf(document), options.existing, options.area);
  const { entities, lone } = findEntities(document, reports.rest);
  if (entities.length === 0 && reports.drafts.length === 0) {
    throw new Error(
      `${options.file} has no call that lists records, such as GET /iot/brand/page or GET /brands, so there is nothing to make a resource of. Write the fields instead: npm run new:resource -- iot/brand name:text!`,
    );
  }
  const nameOf = (entity: Entity): string => {
    const given = options.names?.[entity.key];
    const area = options.area ?? areaOf(entity, document);
    if (!given && !area)
      throw new Error(
        `The path ${entity.base} in ${options.file} does not say which area ${entity.key} belongs to. Say it: --area iot`,
      );
    return given ?? `${area}/${entity.key}`;
  };
  const wanted = chosen(document, entities, options);
  const names = new Map(wanted.map((entity) => [entity, nameOf(entity)]));
  const targets = new Map([...options.existing].map(([name, tree]): [string, Target] => [name, { name, tree }]));
  for (const [{ calls }, name] of names) targets.set(name, { name, tree: calls.has('tree') });
  const read = [...names].map(([entity, name]) =>
    readEntity(document, entity, { name, targetOf: finder(targets, name) }),
  );
  return {
    drafts: read.map(({ draft }) => draft),
    reports: reports.drafts,
    notes: read.flatMap(({ notes }) => notes),
    lone,
  };
}
