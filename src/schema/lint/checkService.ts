import type { ApiSpec } from '../call';
import type { Resource } from '../resource';
import type { CursorPaging, PagingWire, ServiceWire } from '../services/serviceWire';
import { finding, type Check } from './finding';
import { nearest } from './nearest';
import { namesOf } from './optionNames';

const WIRE = namesOf({
  envelope: true,
  success: true,
  paging: true,
  dates: true,
  decimal: true,
  sort: true,
  cleared: true,
  edits: true,
  versions: true,
  ids: true,
  format: true,
  countries: true,
} satisfies Record<keyof ServiceWire, true>);

const PAGING = namesOf({
  pageNum: true,
  pageSize: true,
  list: true,
  total: true,
  offset: true,
  first: true,
  cursor: true,
} satisfies Record<keyof PagingWire, true>);

const CURSOR = namesOf({ param: true, next: true } satisfies Record<keyof CursorPaging, true>);
const HEADER: readonly string[] = ['header'];

/** The words that parts of a wire may be. */
const WORDS: Readonly<Partial<Record<keyof ServiceWire, readonly string[]>>> = {
  dates: ['local', 'iso'],
  decimal: [',', '.'],
  cleared: ['null', 'absent'],
  edits: ['record', 'form'],
  format: ['json-api', 'hal'],
};

type Told = readonly [place: string, reason: string, fix: string];

function unknownIn(place: string, value: unknown, known: readonly string[]): Told[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value)
    .filter((name) => !known.includes(name))
    .map((name) => [`${place}.${name}`, `There is no option "${name}".`, nearest(name, known)]);
}

function unknownWords(wire: ServiceWire): Told[] {
  return Object.entries(WORDS).flatMap(([name, words]): Told[] => {
    const given: unknown = Reflect.get(wire, name);
    if (given === undefined || (typeof given === 'string' && words.includes(given))) return [];
    return [[name, `"${String(given)}" is none of its words.`, nearest(String(given), words)]];
  });
}

const unknownParts = (wire: ServiceWire): Told[] => [
  ...unknownIn('', wire, WIRE).map(([place, ...rest]): Told => [place.slice(1), ...rest]),
  ...unknownWords(wire),
  ...unknownIn('envelope', wire.envelope, ['code', 'msg', 'data']),
  ...unknownIn('paging', wire.paging, PAGING),
  ...unknownIn('paging.total', wire.paging?.total, HEADER),
  ...unknownIn('paging.cursor', wire.paging?.cursor, CURSOR),
  ...unknownIn('paging.cursor.next', wire.paging?.cursor?.next, HEADER),
  ...unknownIn('versions', wire.versions, ['field']),
  ...unknownIn('ids', wire.ids, ['param', 'joined']),
];

/** Two ways to ask for pages, of which one is never sent. */
function pagesTwice({ format, paging: { cursor, offset, first } = {} }: ServiceWire): Told[] {
  const byMark = 'Pages are asked for by a mark, and no number is sent.';
  return [
    ...(first !== undefined && ![0, 1].includes(first)
      ? [['paging.first', `Pages are counted from 0 or from 1, not from ${String(first)}.`, 'Write 0 or 1.'] as const]
      : []),
    ...(cursor && offset ? [['paging.offset', byMark, 'Keep `cursor` or `offset`.'] as const] : []),
    ...(cursor && first === 0 && !format ? [['paging.first', byMark, 'Leave it out.'] as const] : []),
    ...(offset && !cursor && first === 0 && !format
      ? [['paging.first', 'The number of records before a page begins with 0 anyway.', 'Leave it out.'] as const]
      : []),
  ];
}

/** What is read of an envelope where there is none. */
function withoutEnvelope({ envelope, format, success }: ServiceWire): Told[] {
  const why = format ? `Answers of "${format}" have no envelope.` : 'There is no envelope, so no code is read.';
  return [
    ...(format && envelope !== undefined ? [['envelope', why, 'Leave it out.'] as const] : []),
    ...((format || envelope === false) && success !== undefined
      ? [['success', why, 'Leave it out: the status of HTTP says how a call went.'] as const]
      : []),
  ];
}

const editOf = ({ edit }: ApiSpec): string => (typeof edit === 'string' ? edit : (edit?.call ?? ''));

/** What an edit is to be made of, where the calls of the resource do not let it be made so. */
function editsOf({ api, name }: Resource, { edits, versions }: ServiceWire): Told[] {
  const edit = editOf(api);
  const part = versions === undefined ? 'edits' : 'versions';
  if (edit === '' || (versions === undefined && edits !== 'record')) return [];
  if (api.detail === undefined)
    return [
      [
        part,
        `An edit is made of the record that was read, and ${name} has no \`detail\` call.`,
        versions === undefined
          ? "Name the call, or write `edits: 'form'`."
          : 'Name the call, or leave out `versions` of a service of its own.',
      ],
    ];
  return edits === 'record' && !/^(?:PUT|PATCH) /.test(edit)
    ? [
        [
          'edits',
          `The edit of ${name} is "${edit}": only PUT and PATCH are sent the record.`,
          "Write PUT, or `edits: 'form'`.",
        ],
      ]
    : [];
}

/** Records are asked for by their ids through the call that lists. */
const idsOf = ({ api, name }: Resource, { ids }: ServiceWire): Told[] =>
  ids !== undefined && api.page === undefined && api.options !== undefined
    ? [['ids', `Records are asked for by their ids through \`page\`, which ${name} has not.`, 'Name the call.']]
    : [];

/**
 * How the service of a resource speaks: nothing is said that nobody reads, and nothing that takes away what another
 * part says. What a format says of itself is in it already.
 */
export const checkService: Check = (resource) => {
  const { wire, provider } = resource.api;
  if (!wire || provider) return [];
  const wrong = [...unknownParts(wire), ...pagesTwice(wire), ...withoutEnvelope(wire)].map(([place, reason, fix]) =>
    finding(resource, `api.wire.${place}`, 'error', reason, fix),
  );
  const unheeded = [...editsOf(resource, wire), ...idsOf(resource, wire)].map(([place, reason, fix]) =>
    finding(resource, `api.wire.${place}`, 'warning', reason, fix),
  );
  return [...wrong, ...unheeded];
};
