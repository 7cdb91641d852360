import { isUnit } from '@/schema';
import { singular, kebab, wordsOf } from '../nameForms';
import type { MeasureDraft, ReportBlockDraft, ReportDraft } from '../reportDraft';
import { quoted } from '../sourceText';
import type { FieldDraft } from '../draft';
import { answerOf } from './answerOf';
import type { Target } from './fields/fieldContext';
import type { Tree } from './json';
import type { Operation, Parameter } from './operationsOf';
import { pagingOf, sentTo } from './paging';
import { readField } from './fields/readField';
import { isParam } from './roles';
import { shapeOf, type Shape } from './shape';
import { wordsIn } from './fields/wordsIn';

export interface ReadReports {
  readonly drafts: readonly ReportDraft[];
  /** Calls that are none of a report. */
  readonly rest: readonly Operation[];
}

/** Last words of calls that only tell figures. */
const TELLS =
  /^(?:general|summary|overview|total|totals|statistics?|trend|curve|chart|analysis|ranking|list|page|detail|download|export)$/i;
/** Without one of these, rows are records. */
const FIGURES = /^(?:general|summary|overview|totals?|statistics?|trend|curve|chart|analysis|ranking)$/i;
const TIME = /^(?:time|date|day|month|hour|year|dateTime|timestamp|statTime|statDate)$/i;
const BEGIN = /^(?:begin|start|from)(?:Date|Time|Day)?$/i;
const END = /^(?:end|to)(?:Date|Time|Day)?$/i;
const BY = /^(?:dateType|timeType|periodType|granularity)$/i;
const ORDER = /^(?:sort\w*|order\w*)$/i;
const MONEY = /(?:income|cost|fee|amount|profit|revenue|saving|benefit|expense)$/i;
const ENERGY = /(?:energy|generation|consumption|charged?|discharged?)$/i;

const segmentsOf = ({ path }: Operation) => path.split('/').filter(Boolean);
const baseOf = (operation: Operation) => `/${segmentsOf(operation).slice(0, -1).join('/')}`;
const lastOf = (operation: Operation) => segmentsOf(operation).at(-1) ?? '';
const isNumber = ({ type }: Shape) => type === 'number' || type === 'integer';
const isId = (name: string) => /(?:^id|Id|Ids|code|Type|status|state)$/.test(name);

/**
 * Whether calls below one path only tell figures: none changes anything, no row has an id, and one says so by its name.
 */
function tells(document: Tree, operations: readonly Operation[]): boolean {
  const plain = operations.every(
    (one) =>
      !segmentsOf(one).some(isParam) && TELLS.test(lastOf(one)) && (one.method === 'GET' || one.method === 'POST'),
  );
  if (!plain || !operations.some((one) => FIGURES.test(lastOf(one)))) return false;
  return operations.every((one) => {
    const { row, record } = answerOf(document, one);
    return !(row ?? record)?.properties.has('id');
  });
}

/** What a figure is in: what its schema says, else what its name means. */
function unitOf(name: string, { options }: FieldDraft): string {
  const said = options.unit?.replace(/^'|'$/g, '');
  if (said !== undefined && isUnit(said)) return said;
  return MONEY.test(name) ? 'money' : ENERGY.test(name) ? 'kWh' : '';
}

const blockOf = (document: Tree, operation: Operation): (ReportBlockDraft & { readonly shape: Shape }) | undefined => {
  const { row, record } = answerOf(document, operation);
  const shape = row ?? record;
  if (!shape || operation.file) return undefined;
  const figures = [...shape.properties]
    .filter(([name, child]) => isNumber(child()) && !isId(name) && !TIME.test(name))
    .map(([name]) => name);
  if (figures.length === 0) return undefined;
  const timed = [...shape.properties.keys()].some((name) => TIME.test(name));
  const kind = !row
    ? 'figures'
    : timed && pagingOf(sentTo(document, operation)).number === undefined
      ? 'chart'
      : 'table';
  const beside = kind === 'table' ? [...shape.properties.keys()].filter((name) => TIME.test(name)).slice(0, 1) : [];
  return {
    key: lastOf(operation),
    kind,
    call: `${operation.method} ${lastOf(operation)}`,
    shows: [...beside.map(() => 'time'), ...figures],
    shape,
  };
};

/** The two ends of a time as one period; `undefined` where there is none. */
function periodOf(parameters: readonly Parameter[]): FieldDraft | undefined {
  const [begin, end] = [BEGIN, END].map((pattern) => parameters.find(({ name }) => pattern.test(name))?.name);
  if (begin === undefined || end === undefined) return undefined;
  const by = parameters.find(({ name }) => BY.test(name))?.name;
  return {
    name: 'period',
    builder: 'period',
    first: by === undefined ? "['range']" : "['day', 'month', 'year']",
    options: {
      ...((begin !== 'beginDate' || end !== 'endDate') && { params: `[${quoted(begin)}, ${quoted(end)}]` }),
      ...(by === undefined ? { byParam: 'false' } : by !== 'dateType' && { byParam: quoted(by) }),
    },
    words: { en: 'Period', zh: '周期' },
  };
}

function draftOf(
  document: Tree,
  base: string,
  operations: readonly Operation[],
  area: string | undefined,
  targetOf: (field: string) => Target | undefined,
): ReportDraft | undefined {
  const found = operations.flatMap((one) => blockOf(document, one) ?? []);
  const segments = base.split('/').filter(Boolean);
  const entity = kebab(segments.at(-1) ?? '');
  if (found.length === 0 || entity === '') return undefined;
  const name = `${area ?? kebab(segments.at(-2) ?? 'statistics')}/${entity}`;
  const context = { resource: name, targetOf, isForeign: false, sent: () => undefined, say: () => undefined };
  const field = (property: string, shape: Shape) =>
    readField(context, property, shape, { required: false, readOnly: false });
  const measures = new Map<string, MeasureDraft>();
  for (const { shows, shape } of found) {
    for (const key of shows) {
      const child = shape.properties.get(key)?.();
      if (child && !measures.has(key))
        measures.set(key, { key, unit: unitOf(key, field(key, child)), words: wordsIn(child.keys) });
    }
  }
  const all = operations.flatMap((one) => sentTo(document, one));
  const paging = operations.map((one) => pagingOf(sentTo(document, one)));
  const skipped = new Set(paging.flatMap(({ number, size }) => [number?.name, size?.name]));
  const parameters = [
    ...new Map(
      all.filter((one) => !skipped.has(one.name) && !ORDER.test(one.name)).map((one) => [one.name, one]),
    ).values(),
  ];
  const period = periodOf(parameters);
  const own = parameters
    .filter((one) => !period || ![BEGIN, END, BY].some((pattern) => pattern.test(one.name)))
    .map((one) => field(one.name, shapeOf(document, one.schema, one.place)));
  const file = operations.find((one) => one.file);
  const words = wordsIn({ title: operations.flatMap(({ tags }) => tags)[0] });
  return {
    name,
    base,
    words: { en: words.en ?? undefined, zh: words.zh },
    calculator: false,
    // `period` may be one of its codes
    params: [
      ...own,
      ...(period ? [own.some((one) => one.name === 'period') ? { ...period, name: 'dates' } : period] : []),
    ],
    measures: [...measures.values()],
    blocks: found.map(({ key, kind, call, shows }) => ({ key, kind, call, shows })),
    ...(file && { download: `${file.method} ${lastOf(file)}` }),
  };
}

/** What `stationId` refers to: the one resource there is of that name. */
function finder(existing: ReadonlyMap<string, boolean>): (field: string) => Target | undefined {
  return (field) => {
    const words = wordsOf(field);
    if (words.at(-1) !== 'id' || words.length < 2) return undefined;
    const key = [...words.slice(0, -2), singular(words.at(-2) ?? '')].join('-');
    const found = [...existing].filter(([name]) => name.endsWith(`/${key}`));
    const [first] = found.find(([name]) => name.startsWith('cloud/')) ?? found[0] ?? [];
    return first === undefined ? undefined : { name: first, tree: existing.get(first) ?? false };
  };
}

/** Calls of a document that only tell figures, as reports; each path with some of them is one. */
export function readReports(
  document: Tree,
  operations: readonly Operation[],
  existing: ReadonlyMap<string, boolean>,
  area?: string,
): ReadReports {
  const bases = [...new Set(operations.map(baseOf))];
  const taken = new Set<Operation>();
  const drafts = bases.flatMap((base) => {
    const own = operations.filter((one) => baseOf(one) === base);
    const draft = tells(document, own) ? draftOf(document, base, own, area, finder(existing)) : undefined;
    if (draft) for (const one of own) taken.add(one);
    return draft ?? [];
  });
  return { drafts, rest: operations.filter((one) => !taken.has(one)) };
}
