import type { ResourceDraft } from '../draft';
import { optionsSource, quoted } from '../sourceText';
import { answerOf } from './answerOf';
import type { Entity } from './entities';
import type { Envelope } from './envelope';
import type { Tree } from './json';
import type { Operation } from './operationsOf';
import { pageWireOf, unusual, type PageWire } from './pageWire';
import type { Answer } from './readAnswer';

/** How the calls of a document are spoken, as far as they agree. */
export interface ServiceDraft {
  /** The path that all of them begin with; '' when there is none. */
  readonly prefix: string;
  /** Options of `wire` as source; none when they are spoken as the platform's. */
  readonly wire: Readonly<Record<string, string>>;
  /** What is common of their pages. */
  readonly paging: PageWire;
  /** Lists whose rows stand beside the code: each is spoken in a way of its own. */
  readonly besides: readonly { readonly path: string; readonly wire: Readonly<Record<string, string>> }[];
  /** Answers have an envelope. */
  readonly enveloped: boolean;
  /** Which code of the envelope means success is said nowhere. */
  readonly codeUnsaid: boolean;
}

/** What most of several are, by what they say. */
function usual<T>(all: readonly T[]): T | undefined {
  const counts = new Map<string, { readonly one: T; count: number }>();
  for (const one of all) {
    const key = JSON.stringify(one);
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { one, count: 1 });
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count)[0]?.one;
}

/** The path that all bases begin with, without the records' own names. */
function commonPath(bases: readonly string[]): string {
  const paths = bases.map((base) => base.split('/').slice(1, -1));
  const [first = []] = paths;
  let length = 0;
  while (
    length < first.length &&
    !first[length]?.startsWith('{') &&
    paths.every((path) => path[length] === first[length])
  )
    length += 1;
  return length === 0 ? '' : `/${first.slice(0, length).join('/')}`;
}

const allCalls = (entities: readonly Entity[]): Operation[] => entities.flatMap(({ calls }) => [...calls.values()]);

function envelopeSource({ code, msg, data }: Envelope): string {
  return optionsSource({
    ...(code !== 'code' && { code: quoted(code) }),
    ...(msg !== undefined && msg !== 'msg' && { msg: quoted(msg) }),
    ...(data !== undefined && data !== 'data' && { data: quoted(data) }),
  });
}

/** The success code of the platform, which nobody needs to say. */
const SUCCESS = '0000';

function envelopeWire(answers: readonly Answer[]): Readonly<Record<string, string>> {
  const told = answers.filter(({ row, record, envelope }) => row ?? record ?? envelope);
  if (told.length === 0) return {};
  const enveloped = told.flatMap(({ envelope }) => envelope ?? []);
  if (enveloped.length * 2 < told.length) return { envelope: 'false' };
  const names = usual(enveloped.map(({ success: _success, ...own }) => own));
  const success = usual(enveloped.flatMap((one) => one.success ?? []));
  const source = names && envelopeSource(names);
  return {
    ...(source && { envelope: source }),
    ...(success !== undefined &&
      success !== SUCCESS && { success: /^[1-9]\d*$/.test(success) ? success : quoted(success) }),
  };
}

/** The lists of an enveloped service whose rows stand beside the code: there, the whole answer is the data. */
function besidesOf(
  document: Tree,
  entities: readonly Entity[],
  wire: Readonly<Record<string, string>>,
): ServiceDraft['besides'] {
  return entities.flatMap(({ calls }) => {
    const page = calls.get('page');
    const { beside, page: names, envelope } = page ? answerOf(document, page) : {};
    if (!page || !beside || !names || !envelope) return [];
    return [
      {
        path: page.path,
        wire: {
          envelope: envelopeSource({ ...envelope, data: '.' }),
          ...(wire.success !== undefined && { success: wire.success }),
        },
      },
    ];
  });
}

/** What is common of the pages: each part as most calls have it. */
function commonPaging(pages: readonly PageWire[]): PageWire {
  const names = ['pageNum', 'pageSize', 'list', 'total', 'offset', 'first', 'cursor'] as const;
  const found = names.flatMap((name) => {
    const values = pages.map((one) => one[name] ?? '');
    const most = usual(values);
    const often = values.filter((one) => one === most).length * 2 >= values.length;
    return most && often ? [[name, most] as const] : [];
  });
  return unusual(Object.fromEntries(found));
}

/** A service with how it is sent moments, where what forms send says it. */
export function withDates(service: ServiceDraft, sent: readonly ResourceDraft['dates'][]): ServiceDraft {
  const iso = sent.includes('iso') || (!service.enveloped && !sent.includes('local'));
  return iso && service.prefix !== '' ? { ...service, wire: { ...service.wire, dates: "'iso'" } } : service;
}

const takesIfMatch = (operation: Operation): boolean => operation.headers.some((one) => /^if-match$/i.test(one));

/**
 * How the service of a document speaks: its envelope, success code, pages and format, where they are said and not
 * as the platform's.
 */
export function readService(document: Tree, entities: readonly Entity[]): ServiceDraft {
  const prefix = commonPath(entities.map(({ base }) => base));
  const answers = allCalls(entities).map((one) => answerOf(document, one));
  const format = usual(answers.flatMap((one) => one.format ?? []));
  const envelope = format ? {} : envelopeWire(answers);
  const paging = commonPaging(
    entities.flatMap(({ calls }) => {
      const page = calls.get('page');
      return (page && pageWireOf(document, page)) ?? [];
    }),
  );
  const foreign = format !== undefined || envelope.envelope === 'false';
  const own = foreign || Object.keys(envelope).length > 0;
  const edits = entities.flatMap(({ calls }) => calls.get('edit') ?? []);
  return {
    prefix,
    paging: own ? paging : {},
    besides: foreign ? [] : besidesOf(document, entities, envelope),
    enveloped: !foreign,
    codeUnsaid:
      !foreign && answers.some((one) => one.envelope) && !answers.some((one) => one.envelope?.success !== undefined),
    wire: {
      ...(format && { format: quoted(format) }),
      ...envelope,
      ...(own && Object.keys(paging).length > 0 && { paging: optionsSource(paging) }),
      ...(edits.some(takesIfMatch) && { versions: "'etag'" }),
    },
  };
}
