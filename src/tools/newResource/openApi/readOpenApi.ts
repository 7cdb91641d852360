import type { Note, ResourceDraft } from '../draft';
import type { ReportDraft } from '../reportDraft';
import { kebab, singular, wordsOf } from '../nameForms';
import { answerOf } from './answerOf';
import { findEntities, isFoundBelow, type Entity, type Found } from './entities';
import type { Tree } from './json';
import { areaOfDocument, nameEntities } from './nameEntities';
import { unreadFiles } from './gatherFiles';
import { unlistedOwner, withPlaceholder } from './paths/unlistedOwner';
import { nothingListed } from './nothingListed';
import { operationsOf, type Operation } from './operationsOf';
import { ownIdName, readEntity } from './readEntity';
import { readReports } from './readReports';
import { readService, withDates, type ServiceDraft } from './readService';
import type { Target } from './fields/fieldContext';

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
  /** How the service of the document speaks. */
  readonly service: ServiceDraft;
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

/** The kind that is meant by a name: of its file, before the word its path ends in, which several may have. */
function meant(document: Tree, names: ReadonlyMap<Entity, string>, wanted: string): Entity | undefined {
  const all = [...names];
  const named = all.find(([, name]) => name === wanted || name.split('/')[1] === kebab(wanted));
  return (named ?? all.find(([entity]) => isMeant(document, entity, wanted)))?.[0];
}

function chosen(document: Tree, names: ReadonlyMap<Entity, string>, { only, file }: ReadOptions): readonly Entity[] {
  if (!only) return [...names.keys()];
  return only.flatMap((wanted) => {
    const found = meant(document, names, wanted);
    if (!found)
      throw new Error(
        `${file} has no entity "${wanted}". It has: ${[...names.values()].map((name) => name.split('/')[1]).join(', ')}. Give one of these to --only.`,
      );
    return [found];
  });
}

/**
 * Resources that fields may refer to besides those of the document: all there are for a service of the platform. The
 * `deviceId` of another server is no device of the platform: only what stands in the areas of its own records counts.
 */
function known(
  existing: ReadonlyMap<string, boolean>,
  names: ReadonlyMap<Entity, string>,
  { wire }: ServiceDraft,
): [string, Target][] {
  const areas = new Set([...names.values()].map((name) => name.split('/')[0]));
  const isOwn = Object.keys(wire).length === 0;
  return [...existing]
    .filter(([name]) => isOwn || areas.has(name.split('/')[0]))
    .map(([name, tree]) => [name, { name, tree }]);
}

/** Names of the fields that may refer to a resource: `brandId` and `brand` mean `iot/brand`. */
function finder(targets: ReadonlyMap<string, Target>, own: string): (field: string) => Target | undefined {
  const [area = ''] = own.split('/');
  return (field) => {
    const words = wordsOf(field);
    if (!/^ids?$/.test(words.at(-1) ?? '')) {
      const byId = [...targets.values()].filter(({ name, idName }) => idName === field && name !== own);
      return byId.length === 1 ? byId[0] : undefined;
    }
    if (words.length < 2) return undefined;
    const key = [...words.slice(0, -2), singular(words.at(-2) ?? '')].join('-');
    const self = targets.get(own);
    if (key === 'parent' && self?.tree) return self;
    const found = targets.get(`${area}/${key}`);
    const others = [...targets.values()].filter(({ name }) => name.endsWith(`/${key}`));
    return found ?? (others.length === 1 ? others[0] : undefined);
  };
}

/**
 * What stands below another record is referred to by what stands there, too: who else does has only half of its ids.
 * What can be listed for that record, and not be found by ids, is referred to by nobody.
 */
function beside(
  { below }: Entity,
  target: Target | undefined,
  stoodBelow: ReadonlyMap<string, Entity>,
): Target | undefined {
  const found = target && stoodBelow.get(target.name);
  if (!target || !found?.below) return target;
  const { base, field } = found.below;
  return base === below?.base && field === below.field && isFoundBelow(found) ? { ...target, of: field } : undefined;
}

/** Calls as they are written when a gateway stands before the service: below a path of its own. */
const shifted = (operations: readonly Operation[], path: string): Operation[] =>
  operations.map((one) => ({
    ...one,
    path: `${path}${one.path}`,
    ...(one.written !== undefined && { written: `${path}${one.written}` }),
  }));

/**
 * The kinds of records a document has, and how their service speaks. A service of its own way has a path that all its
 * calls begin with; where the document has none, the area's name becomes it.
 */
function findService(
  document: Tree,
  operations: readonly Operation[],
  options: ReadOptions,
): { readonly found: Found; readonly service: ServiceDraft; readonly notes: readonly Note[] } {
  const plain = findEntities(document, operations);
  const owner = unlistedOwner(document, plain);
  const named = owner ? withPlaceholder(operations, owner) : operations;
  const found = owner ? findEntities(document, named) : plain;
  const below: Note[] = owner
    ? [
        {
          resource: 'services',
          place: options.file,
          what: `Its lists stand below one of "${owner.collection}", which no call lists; their addresses have ${owner.placeholder} in its place.`,
          write: `The id of yours in the place of ${owner.placeholder}, in schemas/services.ts or in the calls.`,
        },
      ]
    : [];
  const service = readService(document, found.entities);
  if (service.prefix !== '' || Object.keys(service.wire).length === 0) return { found, service, notes: below };
  const areas = [...nameEntities(document, found.entities, options).values()].map((name) => name.split('/')[0] ?? '');
  const isOne = new Set(areas).size === 1;
  const path = `/${isOne ? areas[0] : areaOfDocument(document, options)}`;
  const again = findEntities(document, shifted(named, path));
  return {
    found: again,
    service: { ...service, prefix: path },
    notes: [
      ...below,
      {
        resource: 'services',
        place: options.file,
        what: `Its paths begin at the server itself; its calls are written below ${path}, which the gateway takes away.`,
        write: `A gateway that sends ${path}/… to /… of the service, or another path in schemas/services.ts.`,
      },
    ],
  };
}

/** Pages of figures with a name that no records have, and no other page. */
function namedApart(reports: readonly ReportDraft[], taken: ReadonlySet<string>): ReportDraft[] {
  const known = new Set(taken);
  return reports.map((report) => {
    let { name } = report;
    for (let by = 1; known.has(name); by += 1) name = `${report.name}-report${by > 1 ? `-${by}` : ''}`;
    known.add(name);
    return { ...report, name };
  });
}

/** Kinds of records that can be read one by one, but not found. */
const unlistedNotes = (unlisted: readonly Operation[]): Note[] =>
  unlisted.map(({ place }) => ({
    resource: 'services',
    place,
    what: 'It reads one record, and no call lists such records.',
    write: "page: 'GET …' // in the api of a schema of its own",
  }));

/** Calls of records that are known by several of their fields together. */
const byPartsNotes = (byParts: readonly Operation[]): Note[] =>
  byParts.map(({ place }) => ({
    resource: 'services',
    place,
    what: 'Its record is named by several parts of the path together; a schema knows a record by one id, so it is not used.',
    write: 'A call of the backend that takes one id, or of a page in resources.',
  }));

const unreadNotes = (document: Tree, { file }: ReadOptions): Note[] =>
  [...unreadFiles(document)].map((missing) => ({
    resource: 'services',
    place: missing,
    what: 'The document leads to a file that could not be read, and what it describes is not known.',
    write: `Put it beside ${file}, and run the command again.`,
  }));

function serviceNotes({ file }: ReadOptions, { codeUnsaid }: ServiceDraft): Note[] {
  return codeUnsaid
    ? [
        {
          resource: 'services',
          place: file,
          what: "Which code of an answer means success is not said; the platform's is 0000.",
          write: "service('/…', { wire: { success: 200 } }) // in schemas/services.ts",
        },
      ]
    : [];
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
  const { found, service, notes } = findService(document, reports.rest, options);
  const { entities, lone } = found;
  if (entities.length === 0 && reports.drafts.length === 0) throw new Error(nothingListed(document, options.file));
  const all = nameEntities(document, entities, options);
  const wanted = new Set(chosen(document, all, options));
  const names = new Map([...wanted].map((entity) => [entity, all.get(entity) ?? entity.key]));
  const written = new Set(names.values());
  const targets = new Map(known(options.existing, all, service));
  for (const [entity, name] of all) {
    const idName = ownIdName(document, entity);
    targets.set(name, {
      name,
      tree: entity.calls.has('tree'),
      ...(idName !== undefined && { idName }),
      ...(!written.has(name) && !options.existing.has(name) && { absent: true }),
    });
  }
  const ownerOf = ({ below }: Entity): Target | undefined => {
    const owner = below && entities.find(({ base }) => base === below.base);
    return owner && targets.get(all.get(owner) ?? '');
  };
  const stoodBelow = new Map([...all].flatMap(([entity, name]) => (entity.below ? [[name, entity]] : [])));
  const read = [...names].map(([entity, name]) =>
    readEntity(document, entity, {
      name,
      service,
      parent: ownerOf(entity),
      targetOf: (field) => beside(entity, finder(targets, name)(field), stoodBelow),
    }),
  );
  const drafts = read.map(({ draft }) => draft);
  return {
    drafts,
    reports: namedApart(reports.drafts, new Set(all.values())),
    notes: [
      ...notes,
      ...unreadNotes(document, options),
      ...serviceNotes(options, service),
      ...(options.only ? [] : [...unlistedNotes(found.unlisted), ...byPartsNotes(found.byParts)]),
      ...read.flatMap((one) => one.notes),
    ],
    lone,
    service: withDates(
      service,
      drafts.map(({ dates }) => dates),
    ),
  };
}
