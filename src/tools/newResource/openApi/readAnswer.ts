import { envelopeOf, type Envelope } from './envelope';
import { listOf } from './json';
import { isJsonApi, plainOfJsonApi } from './jsonApi';
import { pageIn, type PageNames } from './pageShape';
import type { Shape } from './shape';
import { wrappedIn } from './wrapped';

/** What an answer holds, with everything around it taken off. */
export interface Answer {
  /** One of several records. */
  readonly row?: Shape;
  readonly record?: Shape;
  /** Names of the rows and of their number, when the answer is a page. */
  readonly page?: PageNames;
  /** What stands around it: `{code, msg, data}`. */
  readonly envelope?: Envelope;
  /** The page stands beside the code instead of inside `data`. */
  readonly beside?: boolean;
  /** Where a record stands in an answer without an envelope: `data`. */
  readonly at?: string;
  readonly format?: 'json-api' | 'hal';
}

/** A property that several things have, with the codes that any of them takes; none where they differ otherwise. */
function shared(all: readonly (Shape | undefined)[]): Shape | undefined {
  const [first] = all;
  if (!first || all.some((one) => one?.type !== first.type)) return undefined;
  const { enum: _enum, ...keys } = first.keys;
  const coded = all.every((one) => Array.isArray(one?.keys.enum));
  const codes = coded ? [...new Set(all.flatMap((one) => listOf(one?.keys.enum)))] : undefined;
  return { ...first, keys: { ...keys, ...(codes && { enum: codes }) } };
}

/** Rows that are one of several things, as what all of these have. */
function common(shape: Shape): Shape {
  const choices = (shape.choices ?? []).map((one) => one());
  const [first] = choices;
  if (!first || shape.properties.size > 0) return shape;
  const properties = [...first.properties.keys()].flatMap((name): [string, () => Shape][] => {
    const found = shared(choices.map((one) => one.properties.get(name)?.()));
    return found ? [[name, () => found]] : [];
  });
  const required = [...first.required].filter((name) => choices.every((one) => one.required.has(name)));
  return { ...shape, type: first.type, properties: new Map(properties), required: new Set(required) };
}

const withSchema = (shape: Shape): boolean => shape.properties.size > 0;

function read(shape: Shape, path: string, key: string): Pick<Answer, 'row' | 'record' | 'page' | 'at'> {
  if (shape.type === 'array') {
    const row = shape.items?.();
    return row && withSchema(common(row)) ? { row } : {};
  }
  const page = pageIn(shape, path);
  if (page) return page;
  const alone = wrappedIn(shape, key);
  return alone ?? (withSchema(shape) ? { record: shape } : {});
}

/** A row or record without what a format puts around it. */
function plain(found: ReturnType<typeof read>): Pick<Answer, 'row' | 'record' | 'page' | 'at' | 'format'> {
  const shown = found.row ?? found.record;
  if (found.row?.unclear) return { ...found, row: common(found.row) };
  if (shown && isJsonApi(shown))
    return {
      ...(found.row && { row: plainOfJsonApi(found.row) }),
      ...(found.record && { record: plainOfJsonApi(found.record) }),
      format: 'json-api',
    };
  if (found.page?.list.startsWith('_embedded.')) return { ...found, format: 'hal' };
  return found;
}

/**
 * Takes envelope and page off an answer.
 *
 * @param path the last name of the call's path
 * @param key what its records are called
 */
export function readAnswer(answer: Shape, path = '', key = ''): Answer {
  const choice = answer.choices?.map((one) => one()).find((one) => pageIn(one, path));
  if (choice) return readAnswer(choice, path, key);
  const envelope = envelopeOf(answer);
  if (!envelope) return plain(read(answer, path, key));
  const inside = envelope.data === undefined ? undefined : answer.properties.get(envelope.data)?.();
  // `{code, message, records, total}`: the page stands beside the code
  const beside = inside?.type === 'array' ? undefined : pageIn(withoutCode(answer, envelope), path);
  if (beside && !(inside && pageIn(inside, path))) return { envelope, ...beside, beside: true };
  if (!inside) return { envelope };
  const { row, record, page } = read(inside, path, key);
  return {
    envelope,
    ...(row && { row }),
    ...(record && { record }),
    ...(page && { page }),
    ...(inside.type === 'array' && besideRows(answer, envelope)),
  };
}

/** What stands around the data, without what says how it went. */
const withoutCode = (answer: Shape, { code, msg }: Envelope): Shape => ({
  ...answer,
  properties: new Map([...answer.properties].filter(([name]) => name !== code && name !== msg)),
});

/** `{code, data: [...], total}`: the number of rows stands beside them, where an envelope is not looked into. */
function besideRows(answer: Shape, envelope: Envelope): Pick<Answer, 'page' | 'beside'> {
  const page = pageIn(withoutCode(answer, envelope), 'rows')?.page;
  return page?.total === undefined ? {} : { page, beside: true };
}
