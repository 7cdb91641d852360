import { plural } from '../nameForms';
import { quoted } from '../sourceText';
import type { Shape } from './shape';

/** An id that stands inside of something else in an answer, and how a schema reads it. */
export interface LinkedId {
  /** Name that a form sends it by. */
  readonly name: string;
  /** Source that reads it of `row`. */
  readonly source: string;
  readonly shape: Shape;
  /** The id itself is what it stands in: `id: {id, kind}`. */
  readonly isInId?: true;
}

const part = (of: string, name: string): string => `Reflect.get({ ...(${of} ?? {}) }, ${quoted(name)})`;
const inRow = (name: string): string => (/^[a-z_]\w*$/i.test(name) ? `row.${name}` : `row[${quoted(name)}]`);

/** The record that an id is sent of: `company` of `companyId`, `tags` of `tag_ids`. */
function besideId(name: string): { readonly beside: string; readonly many: boolean } | undefined {
  const [, plain = '', many] = /^(.+?)(?:_id|Id|ID)(s?)$/.exec(name) ?? [];
  if (plain === '') return undefined;
  return { beside: many ? plural(plain) : plain, many: many !== '' };
}

/** Where an answer has the record that an id is of: beside it, or, in HAL, among what is embedded or linked. */
function readFrom(name: string, answer: Shape): Omit<LinkedId, 'name'> | undefined {
  const of = besideId(name);
  if (!of) return undefined;
  const own = answer.properties.get(of.beside)?.();
  const id = own?.properties.get('id')?.();
  if (!of.many && id) return { source: part(inRow(of.beside), 'id'), shape: id };
  const each = own?.items?.().properties.get('id')?.();
  if (of.many && own && each)
    return {
      source: `[${inRow(of.beside)}].flat().map((one) => ${part('one', 'id')})`,
      shape: { ...own, items: () => each },
    };
  const embedded = answer.properties.get('_embedded')?.().properties.get(of.beside)?.().properties.get('id')?.();
  if (!of.many && embedded) return { source: part(part('row._embedded', of.beside), 'id'), shape: embedded };
  const link = answer.properties.get('_links')?.().properties.get(of.beside)?.().properties.get('href')?.();
  if (of.many || !link) return undefined;
  const href = part(part('row._links', of.beside), 'href');
  return { source: `String(${href} ?? '').split('/').at(-1)`, shape: link };
}

/**
 * Ids that forms send, and answers have inside of the records they are of: `driver_id` is sent, and `driver: {id,
 * name}` answered. They are read from there, so that a list shows them and a form may change them.
 */
export function linkedIds(sent: readonly (Shape | undefined)[], answers: readonly Shape[]): LinkedId[] {
  const names = new Set(sent.flatMap((one) => [...(one?.properties.keys() ?? [])]));
  return [...names].flatMap((name) => {
    const beside = besideId(name)?.beside ?? '';
    if (names.has(beside) || answers.some(({ properties }) => properties.has(name))) return [];
    const found = answers.map((one) => readFrom(name, one)).find((one) => one !== undefined);
    return found ? [{ name, ...found }] : [];
  });
}

/** What is said of a record apart from what it is: `{metadata: {id, createdAt}, name}`. */
const ABOUT_ITSELF = ['metadata', 'meta'];

/** Whether a record without an id has one among what is said of it. */
export const idAmongMeta = (answers: readonly Shape[]): boolean =>
  !answers.some(({ properties }) => properties.has('id')) &&
  answers.some(({ properties }) =>
    ABOUT_ITSELF.some((name) => properties.get(name)?.().properties.get('id')?.().type === 'string'),
  );

/**
 * The id of a record that stands inside of one of its parts: under the name its path asks for, `metadata.name`, else
 * as the id among what is said of it.
 */
export function idInside(answers: readonly Shape[], param: string): LinkedId | undefined {
  for (const answer of answers)
    for (const [name, child] of answer.properties) {
      const id = child().type === 'object' ? child().properties.get(param)?.() : undefined;
      if (id) return { name: 'id', source: part(inRow(name), param), shape: id };
    }
  for (const name of idAmongMeta(answers) ? ABOUT_ITSELF : []) {
    const id = answers.flatMap(({ properties }) => properties.get(name)?.().properties.get('id')?.() ?? [])[0];
    if (id) return { name: 'id', source: part(inRow(name), 'id'), shape: id };
  }
  return undefined;
}

/** Answers that have what is read from inside of them beside the rest. */
export const withLinked = (answers: readonly Shape[], linked: readonly LinkedId[]): Shape[] =>
  answers.map((one) => ({
    ...one,
    properties: new Map([...one.properties, ...linked.map(({ name, shape }) => [name, () => shape] as const)]),
  }));

/** An id that stands beside, or is a text already, is read as it is. */
const wholeSource = ({ name, source, isInId }: LinkedId): string =>
  isInId ? `${source} ?? ${inRow(name)}` : `${inRow(name)} ?? ${source}`;

/** Source of what reads a row; undefined where it is read as it is. */
export const readSource = (linked: readonly LinkedId[]): string | undefined =>
  linked.length === 0
    ? undefined
    : `(row) => ({ ...row, ${linked
        .map((one) => `${/^[a-z_]\w*$/i.test(one.name) ? one.name : quoted(one.name)}: ${wholeSource(one)}`)
        .join(', ')} })`;
