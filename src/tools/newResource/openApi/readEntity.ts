import type { FieldDraft, Note, ResourceDraft, Say, Words } from '../draft';
import { quoted } from '../sourceText';
import { camel, english, plural, wordsOf } from '../nameForms';
import { chinese } from '../chinese';
import { answerOf, partOfAnswer } from './answerOf';
import type { Entity } from './entities';
import { bodyOfJsonApi, plainParameter } from './jsonApi';
import { listOf, numberOf, treeOf, textOf, type Tree } from './json';
import { isOfPages, pageAlone, pagingOf, sentTo } from './paging';
import { readActions } from './readActions';
import { pathName } from './paths/pathName';
import { isPostgrest } from './postgrest';
import { basePath, readCalls } from './readCalls';
import type { FieldContext, Target } from './fields/fieldContext';
import { columnsOf, sectionsOf } from './fields/arrange';
import { idAmongMeta, idInside, linkedIds, readSource, withLinked } from './linkedIds';
import { readFields } from './fields/readFields';
import { readFilters, sortable } from './readFilters';
import type { ServiceDraft } from './readService';
import { isParam } from './roles';
import { SELF, shapeOf, type Shape } from './shape';
import { wrappedIn } from './wrapped';
import { wordsIn, wordsOfTag } from './fields/wordsIn';

/** What a format says beside the properties of a record: `@id`, `Category@odata.navigationLink`. */
const OF_FORMAT = /^@(?:context|id|type)$|@odata\./;
/** Rows of the pages that the console offers. */
const OFFERED = [10, 20, 50, 100];
const LARGEST_PAGE = 100;
const SUFFIXES = [
  '',
  'vo',
  'dto',
  'resp',
  'response',
  'entity',
  'model',
  'info',
  'bo',
  'item',
  'detail',
  'record',
  'do',
  'po',
];

/** The component named after an entity, for documents whose calls do not say what they answer. */
function componentOf(document: Tree, key: string): Shape | undefined {
  const [folder, components] =
    document.definitions === undefined
      ? ['components/schemas', treeOf(treeOf(document.components).schemas)]
      : ['definitions', treeOf(document.definitions)];
  const plain = (name: string) => name.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
  const name = SUFFIXES.flatMap(
    (suffix) => Object.keys(components).find((one) => plain(one) === plain(key) + suffix) ?? [],
  )[0];
  return name === undefined ? undefined : shapeOf(document, { $ref: `#/${folder}/${name}` }, name);
}

/**
 * What a call is sent of a record, and the property that it stands in, `{ invoice: {…} }`; one that records have, too,
 * is a field.
 */
function bodyOf(
  document: Tree,
  { calls, key }: Entity,
  name: 'create' | 'edit',
  answers: readonly Shape[],
): { readonly shape?: Shape; readonly wrap?: string } {
  const operation = calls.get(name);
  const whole = operation?.body && shapeOf(document, operation.body, `${operation.place}, body`);
  if (!whole) return {};
  const shape = bodyOfJsonApi(whole);
  const found = shape === whole ? wrappedIn(whole, key) : undefined;
  if (found && !answers.some(({ properties }) => properties.has(found.at)))
    return { shape: found.record, wrap: found.at };
  return shape.properties.size > 0 ? { shape } : {};
}

/** Names by which people know a record, where a path asks for one by something else than its `id`. */
const HANDLES = ['name', 'key', 'slug', 'username', 'login', 'code', 'alias'];

/** The property that the path of a single record asks for: the one of its parameter's name. */
function idInPath(entity: Entity, has: (name: string) => boolean): string | undefined {
  const { calls, key, below } = entity;
  const ofOne = [calls.get('detail'), calls.get('edit'), calls.get('delete')].flatMap((one) => one ?? []);
  const inPaths = ofOne.flatMap(({ path, inPath }) => {
    const last = pathName(path.split('/').filter(isParam).at(-1) ?? '');
    return last === '' || last === below?.field
      ? []
      : [{ last, said: inPath.find(({ name }) => pathName(name) === last) }];
  })[0];
  if (!inPaths) return undefined;
  const { last, said } = inPaths;
  if (has(last)) return last;
  // `{external_customer_id}` of a customer is his `external_id`
  const own = wordsOf(key);
  const rest = wordsOf(last).filter((word) => !own.includes(word));
  const shorter = [rest.join('_'), camel(rest.join('-'))].find((name) => name !== 'id' && name !== '' && has(name));
  if (shorter !== undefined && rest.length < wordsOf(last).length) return shorter;
  // people are known by the name they sign in with, whatever it is called
  const signsIn = ['username', 'login', 'userName'].find(has);
  if (/^(?:user_?name|login|user)$/i.test(last) && signsIn !== undefined) return signsIn;
  if (/(?:^|[a-z_-])u?u?ids?$/i.test(last)) return undefined;
  // `/orgs/{org}`: "name of the organization"
  const words = textOf(said?.schema.description) ?? '';
  const handle = HANDLES.find((name) => has(name) && new RegExp(`\\b${name}\\b`, 'i').test(words));
  return handle ?? (has(`${camel(key)}Name`) && /name/i.test(last) ? `${camel(key)}Name` : undefined);
}

/** A property that is called as the records or their component, and as an id: `device_sn`, `plantCode` of a `Plant`. */
function calledAsId({ key }: Entity, shapes: readonly Shape[]): string | undefined {
  const own = [key, ...shapes.flatMap(({ name }) => name ?? [])].map((one) => camel(one).toLowerCase());
  const names = shapes.flatMap(({ properties }) => [...properties.keys()]);
  return ['id', 'uuid', 'code', 'sn', 'no']
    .flatMap((end) => own.map((one) => one + end))
    .flatMap((wanted) => names.find((name) => camel(name).toLowerCase() === wanted) ?? [])[0];
}

/**
 * What the wire calls the id of a record: the parameter that names one in a path, else `id`, else its own name before
 * Id, else what a single record is asked by.
 */
function idNameOf(document: Tree, entity: Entity, shapes: readonly Shape[]): string | undefined {
  const has = (name: string) => shapes.some((one) => one.properties.has(name));
  const detail = entity.calls.get('detail');
  const sent = (detail ? sentTo(document, detail) : []).map(({ name }) => name).filter(has);
  const inQuery = sent.length === 1 ? sent[0] : undefined;
  return [
    idInPath(entity, has),
    'id',
    `${camel(entity.key)}Id`,
    `${camel(entity.key)}ID`,
    inQuery,
    'ID',
    'uuid',
    'uid',
    '_id',
    calledAsId(entity, shapes),
    ...(idAmongMeta(shapes) ? [] : ['code', 'key', 'name']),
  ].find((name) => name !== undefined && has(name));
}

/** What the records of an entity are known by, where nothing else would be called so: `stationCode` of a station. */
export function ownIdName(document: Tree, entity: Entity): string | undefined {
  const listing = entity.calls.get('page') ?? entity.calls.get('tree');
  const row = listing && answerOf(document, listing).row;
  const name = row && idNameOf(document, entity, [row]);
  const key = camel(entity.key).toLowerCase();
  return name !== undefined && camel(name).toLowerCase().startsWith(key) && name.length > key.length ? name : undefined;
}

/** Whether people say what a record is known by when they create it: its name, no number of the server. */
const isNamedByPeople = (idName: string, create: Shape | undefined): boolean => {
  const said = create?.properties.get(idName)?.();
  return (
    !/(?:^|[a-z_])(?:u?u?id|pk)$/i.test(idName) &&
    said !== undefined &&
    said.keys.readOnly !== true &&
    said.type === 'string'
  );
};

/** An id that nobody reads: a serial number or a code is shown, though records are known by it. */
const isOfServer = (idName: string): boolean => /(?:^|[a-z_-])(?:u?u?ids?|pk)$/i.test(idName) || idName === 'name';

/** The list of records of the same kind below a record. */
const childrenOf = ({ properties, name }: Shape): string[] =>
  [...properties].flatMap(([own, child]) => {
    const items = child().type === 'array' ? child().items?.() : undefined;
    return items && (items.unclear === SELF || (items.name !== undefined && items.name === name)) ? [own] : [];
  });

/** What the tags, the component and the summaries call the records. */
function wordsFor(
  document: Tree,
  entity: Entity,
  component: Shape | undefined,
): { readonly one: Words; readonly many: Words } {
  const tags = new Set([...entity.calls.values()].flatMap(({ tags: own }) => own));
  const described = (Array.isArray(document.tags) ? document.tags : [])
    .map(treeOf)
    .filter((one) => tags.has(textOf(one.name) ?? ''));
  const one = wordsIn(component?.keys);
  const named = [...described.map((tag) => textOf(tag.name) ?? ''), ...tags].map(wordsOfTag);
  const many = [...named, wordsIn(...described)].reduce<Words>((known, own) => ({ ...own, ...known }), {});
  const word = english(entity.key);
  return {
    one: { en: word, zh: one.zh ?? chinese(entity.key) },
    many: { en: english(plural(entity.key)), zh: many.zh ?? one.zh ?? chinese(entity.key) },
  };
}

const TITLES = new Set(['text', 'serial']);

/** Whether a field may stand for a record: a text that every record has. */
const isSpoken = ({ builder, options }: FieldDraft): boolean =>
  TITLES.has(builder) && !options.createOnly && !options.internal && !options.multiline;

const SILENT = new Set(['boolean', 'file', 'group', 'image', 'json', 'number', 'rows']);

/** Whether nobody would know a record by it: a number, a part, or what only a new record is asked for. */
const isSilent = ({ builder, options }: FieldDraft): boolean =>
  SILENT.has(builder) || options.createOnly !== undefined || options.internal !== undefined;

/** The field that stands for a record: its name, by the usual names for one. */
function recordTitleOf(entity: Entity, fields: readonly FieldDraft[]): string | undefined {
  const own = camel(entity.key);
  const last = camel(entity.key.split('-').at(-1) ?? '');
  const titles = fields.filter(isSpoken);
  // the title of a person is not his name
  const isPerson = titles.some(({ name }) => /^(?:user_?name|login|email|last_?name)$/i.test(name));
  return [
    'name',
    `${own}Name`,
    `${last}Name`,
    ...(isPerson ? [] : ['title']),
    `${own}Title`,
    `${own}No`,
    `${own}Code`,
    'code',
    'serialNumber',
    'sn',
    own,
    last,
    'displayName',
    'fullName',
    'label',
    'userName',
    'login',
    'account',
    'email',
    'slug',
    'summary',
    'subject',
  ].flatMap((name) => titles.find((one) => camel(one.name) === camel(name))?.name ?? [])[0];
}

/** The document tells no answers: the fields come from the component of the entity's name. */
function sayComponent(say: Say, { calls, key, base }: Entity, component: Shape): void {
  const listing = calls.get('page') ?? calls.get('tree');
  say(
    listing?.place ?? base,
    `What it answers is not said; the fields are those of "${component.name ?? key}".`,
    'The responses in the document.',
  );
}

function sayRequired(say: Say, form: Shape | undefined): void {
  if (form && form.required.size === 0)
    say(
      form.place,
      'Which fields must be filled in is not said; none is.',
      'required: true // of the fields that must be filled in',
    );
}

/** Pages of the console that the server does not answer. */
function sayPageSizes(say: Say, { place, schema }: NonNullable<ReturnType<typeof pagingOf>['size']>): void {
  const most = numberOf(schema.maximum);
  if (most !== undefined && most < LARGEST_PAGE)
    say(
      place,
      `A page has at most ${most} rows; the console offers up to ${LARGEST_PAGE}.`,
      `list: { pageSize: ${most < 20 ? 10 : 20} } // and a server that answers more`,
    );
  const sizes = listOf(schema.enum).map(String);
  if (sizes.length > 0 && OFFERED.some((size) => !sizes.includes(String(size))))
    say(
      place,
      `A page has ${sizes.join(' or ')} rows; the console offers ${OFFERED.join(', ')}.`,
      `list: { pageSize: ${OFFERED.find((size) => sizes.includes(String(size))) ?? OFFERED[0]} } // and a server that answers the others, too`,
    );
}

/** What is missing for a list or a tree of the records. */
function sayListing(
  say: Say,
  { calls, base }: Entity,
  { name, parent }: { readonly name: string; readonly parent: string | undefined },
): void {
  const tree = calls.get('tree');
  if (!calls.has('page') && !tree)
    say(base, 'There is no call that lists its records.', "page: 'GET page' // in the api");
  if (tree && !parent)
    say(
      tree.place,
      'Its records are a tree, and which field holds the parent is not said.',
      `parentId: treeReference('${name}', { excludeSelf: true }) // and tree: { parent: 'parentId' }`,
    );
}

/** How moments are sent; what is written in two ways is told. */
function datesOf(moments: ReadonlyMap<'iso' | 'local', string>, say: Say): ResourceDraft['dates'] {
  const [iso, local] = [moments.get('iso'), moments.get('local')];
  if (iso !== undefined && local !== undefined)
    say(
      local,
      "It is sent as '2024-06-01T12:00:00+02:00', as the other times are; the document shows '2024-06-01 12:00:00'.",
      "wire: { dates: 'local' }",
    );
  return iso !== undefined ? 'iso' : local !== undefined ? 'local' : undefined;
}

/** The field that holds what a record belongs to; what the document has of it is kept, but it is a reference. */
function ownerField(owner: Target, name: string, created: boolean, fields: readonly FieldDraft[]): FieldDraft {
  const known = fields.find((one) => one.name === name);
  return {
    name,
    builder: owner.tree ? 'treeReference' : 'reference',
    first: quoted(owner.name),
    options: created ? { required: 'true', fixed: 'true' } : { readOnly: 'true' },
    words: known?.words ?? {},
  };
}

/** What a record is known by is asked of a new one alone: whoever changed it would look for it under the old one. */
function known(field: FieldDraft, idName: string): FieldDraft {
  const { readOnly, createOnly, internal } = field.options;
  const isEditable = field.name === idName && !readOnly && !createOnly && !internal;
  return isEditable ? { ...field, options: { ...field.options, fixed: 'true' } } : field;
}

/** What a record is known by is any text: of some codes, only so many records could be told apart. */
function asText(field: FieldDraft, idName: string | undefined, say: Say, place: string): FieldDraft {
  if (field.name !== idName || field.builder !== 'enumeration') return field;
  const codes = (field.codes ?? []).map(({ code }) => String(code));
  say(
    place,
    `The id of a record is one of ${codes.join(', ')}; the form takes any text.`,
    `rules: [pattern('oneOf', /^(?:${codes.join('|')})$/)] // of ${field.name}`,
  );
  const { builder: _builder, first: _first, codes: _codes, options, ...rest } = field;
  const { default: _default, ...others } = options;
  return { ...rest, builder: 'text', options: others };
}

/** What actions are sent, by name: codes that only they know the words of. */
function spokenOf(document: Tree, { others }: Entity): Map<string, Shape> {
  const sent = others.filter(({ method }) => method !== 'GET').flatMap((one) => sentTo(document, one));
  return new Map(sent.map(({ name, schema, place }) => [name, shapeOf(document, schema, place)]));
}

/** The id on the wire: its name, and that it is sent as the number it is. */
function idSource(name: string | undefined, answers: readonly Shape[]): string | undefined {
  const type = answers.flatMap((one) => one.properties.get(name ?? '')?.().type ?? [])[0];
  if (name !== undefined && (type === 'integer' || type === 'number')) return `{ name: '${name}', wireAs: 'number' }`;
  return name === undefined || name === 'id' ? undefined : `'${name}'`;
}

/** The id of a record where it is no plain property: of an object that is its id, or of a part of it. */
function insideId(
  { calls }: Entity,
  idName: string | undefined,
  answers: readonly Shape[],
): ReturnType<typeof idInside> {
  const id = answers.map((one) => one.properties.get(idName ?? '')?.()).find((one) => one?.type === 'object');
  const text = id?.properties.get('id')?.();
  const own = idName ?? 'id';
  if (text) return { name: own, source: `Reflect.get({ ...(row.${own} ?? {}) }, 'id')`, shape: text, isInId: true };
  const one = calls.get('detail') ?? calls.get('edit') ?? calls.get('delete');
  const param = pathName(one?.path.split('/').filter(isParam).at(-1) ?? '');
  return idName === undefined ? idInside(answers, param) : undefined;
}

/** Fields without records that an id beside them leads to already: `site` of `siteId`. */
function withoutAgain(fields: readonly FieldDraft[]): FieldDraft[] {
  const leads = new Set(
    fields.flatMap(({ name, builder, first }) => {
      const plain = name.replace(/(?:_id|Id|ID)s?$/, '');
      const of = builder === 'referenceMany' ? plural(plain) : plain;
      return /reference/i.test(builder) && plain !== name ? [`${of} ${builder} ${first ?? ''}`] : [];
    }),
  );
  return fields.filter(
    ({ name, builder, first, options }) => !options.readOnly || !leads.has(`${name} ${builder} ${first ?? ''}`),
  );
}

export interface EntityOptions {
  /** `area/entity` */
  readonly name: string;
  readonly service: ServiceDraft;
  /** The resource that its records belong to, of which the list is. */
  readonly parent?: Target | undefined;
  /** What a field like `brandId` refers to. */
  targetOf(field: string): Target | undefined;
}

/** Everything a document says of an entity, and what it leaves open. */
export function readEntity(
  document: Tree,
  entity: Entity,
  { name, service, parent: owner, targetOf }: EntityOptions,
): { readonly draft: ResourceDraft; readonly notes: readonly Note[] } {
  const notes: Note[] = [];
  const say: Say = (place, what, write) => {
    if (!notes.some((one) => one.place === place && one.what === what))
      notes.push({ resource: name, place, what, write });
  };
  const { calls } = entity;
  const isTree = calls.has('tree');

  const listing = calls.get('page') ?? calls.get('tree');
  const moments = new Map<'iso' | 'local', string>();
  const context: FieldContext = {
    resource: name,
    say,
    targetOf,
    isForeign: !service.enveloped || Object.keys(service.wire).length > 0,
    sent: (dates, place) => moments.set(dates, moments.get(dates) ?? place),
  };
  const detail = calls.get('detail');
  const part = partOfAnswer(document, detail, listing);
  if (detail && part && part.others.length > 0)
    say(
      detail.place,
      `Beside the record it answers ${part.others.map((one) => `"${one}"`).join(', ')}, which its page does not show.`,
      `A panel or page in resources/${name}.views.tsx, or nothing.`,
    );
  const told = [
    ...[listing, part ? undefined : detail]
      .flatMap((operation) => (operation ? [answerOf(document, operation)] : []))
      .flatMap(({ row, record }) => row ?? record ?? []),
    ...(part ? [part.record] : []),
  ];
  for (const { unclear, choices, place } of told)
    if (unclear && choices)
      say(
        place,
        'A record is one of several things; the fields are those that all of them have.',
        'kind: text() // for what only some of them have',
      );
  const component = told[0] ?? componentOf(document, entity.key);
  if (told.length === 0 && component) sayComponent(say, entity, component);
  const answered = told.length > 0 ? told : component ? [component] : [];
  const [creates, edits] = [bodyOf(document, entity, 'create', answered), bodyOf(document, entity, 'edit', answered)];
  const [create, edit] = [creates.shape, edits.shape];
  const linked = linkedIds([create, edit], answered);
  const answers = withLinked(answered, linked);
  const wraps = { ...(creates.wrap && { create: creates.wrap }), ...(edits.wrap && { edit: edits.wrap }) };
  const format = listing && answerOf(document, listing).format;
  const hasOwnId = answers.some((one) => one.properties.has('id'));
  // in HAL, a record without an id is known by the link to itself
  const idName = format === 'hal' && !hasOwnId ? 'id' : idNameOf(document, entity, answers);
  const inside = insideId(entity, idName, answers);
  if (inside && [create, edit].some((one) => one?.properties.get(idName ?? '')?.().type === 'object'))
    say(
      answers[0]?.place ?? entity.base,
      'The id of a record is an object; it is read as its text, and a form sends that.',
      'A call of the backend that takes the text.',
    );
  if (idName === undefined && !inside)
    say(answers[0]?.place ?? entity.base, 'Which property is the id of a record is not said.', "id: '…' // in the api");
  if (answered.some(({ properties }) => properties.size <= 4 && properties.get('attributes')?.().type === 'object'))
    say(
      answered[0]?.place ?? entity.base,
      'What a record has stands inside of its attributes, where forms do not send it.',
      'read: (row) => ({ ...row, ...Object(row.attributes) })',
    );
  const read = readSource([...(inside ? [inside] : []), ...linked]);

  sayRequired(say, create ?? edit);
  const below = isTree ? answers.flatMap(childrenOf) : [];
  const parameters = listing ? sentTo(document, listing) : [];
  const paging = pagingOf(parameters);
  if (paging.size) sayPageSizes(say, paging.size);
  const alone = pageAlone(parameters);
  const besides = parameters.filter(
    (one) =>
      ![paging.number, paging.size, paging.mark, alone].includes(one) &&
      !((paging.number ?? paging.mark) && isOfPages(one)),
  );
  const byRows = isPostgrest(document);
  if (byRows && besides.length > 0)
    say(
      listing?.place ?? entity.base,
      'PostgREST is told how a filter compares (name=eq.a) and an order is written name.asc, which no list sends; there are none.',
      'sort: false // or a data provider for PostgREST, of the service',
    );
  const queried = byRows ? [] : format === 'json-api' ? besides.flatMap(plainParameter) : besides;
  const drafted = readFields(
    context,
    {
      ...(create && { create }),
      ...(edit && { edit }),
      answers,
      queried: new Map(queried.map(({ name: own, schema, place }) => [own, shapeOf(document, schema, place)])),
      hasCreate: calls.has('create'),
      hasEdit: calls.has('edit'),
      spoken: spokenOf(document, entity),
    },
    [
      'id',
      ...(idName !== undefined && isOfServer(idName) && !isNamedByPeople(idName, create) ? [idName] : []),
      ...below,
      ...(format ? ['_links', '_embedded', 'links'] : []),
      ...answers.flatMap(({ properties }) => [...properties.keys()].filter((one) => OF_FORMAT.test(one))),
    ],
  );
  const own = drafted.map((one) => asText(one, idName, say, answers[0]?.place ?? entity.base));
  const owned = owner && entity.below ? ownerField(owner, entity.below.field, calls.has('create'), own) : undefined;
  const once = own.map((one) => (idName !== undefined && calls.has('edit') ? known(one, idName) : one));
  const fields = withoutAgain(owned ? [owned, ...once.filter((one) => one.name !== owned.name)] : once);
  const parent = isTree ? fields.find(({ builder }) => builder === 'treeReference')?.name : undefined;
  sayListing(say, entity, { name, parent });
  const names = fields.map((field) => field.name);
  const named = recordTitleOf(entity, fields);
  // the record above names nothing of its own
  const first = fields.find((one) => one !== owned);
  const spoken = first && isSilent(first) ? (fields.find((one) => one !== owned && isSpoken(one)) ?? first) : first;
  const titled = named ?? spoken?.name;
  const recordTitle = named === undefined && titled === names[0] ? undefined : titled;
  const list = readFilters(fields, queried, say, recordTitle);
  if (!named && names.length > 0)
    say(
      entity.base,
      `Which field names a record is not said; "${recordTitle ?? names[0]}" does.`,
      `recordTitle: '${recordTitle ?? names[0]}' // or another field`,
    );
  const dates = datesOf(moments, say);
  const columns = columnsOf(fields, recordTitle);
  const sections = sectionsOf(fields);
  const actions = readActions(document, entity, idName ?? 'id', context);
  const about = textOf(component?.keys.description)?.match(/^[A-Z][\x20-\x7e]{8,110}?(?=\.\s|\.?$)/)?.[0];
  const id = idSource(idName, answers);
  const draft: ResourceDraft = {
    name,
    ...wordsFor(document, entity, component),
    base: basePath(entity),
    api: {
      ...(id !== undefined && { id }),
      ...readCalls(document, entity, {
        detailAt: part?.at,
        idName: idName ?? 'id',
        wraps,
        fields: new Set(names),
        service,
        say,
      }),
      ...(list.sort && { sort: list.sort }),
      ...(read && { read }),
    },
    ...(recordTitle && recordTitle !== 'name' && { recordTitle }),
    fields: sortable(fields, list),
    filters: list.filters,
    ...(list.search && { search: list.search }),
    ...(columns && { columns }),
    ...(sections && { sections }),
    ...(dates && { dates }),
    ...(owned && { of: owned.name }),
    ...(parent && { parent, ...(below[0] && below[0] !== 'children' && { children: below[0] }) }),
    ...(about && { about }),
    ...(actions.length > 0 && { actions }),
  };
  return { draft, notes };
}
