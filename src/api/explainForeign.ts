import { losslessJson } from './losslessJson';
import { valueAt } from './callPage';
import { asMessage, asObject, own } from './wireValue';
import { WireError } from './wireError';

/* What backends without an envelope say of a refusal: FastAPI, Spring, Laravel, Django, JSON:API and problem details
   (RFC 9457). */

type Entry = readonly [field: string, text: string];

/** Where an error says it belongs to, as a path of names: `/data/attributes/name`, `['body', 'rows', 0]`, `rows[0]`. */
function fieldIn(error: unknown): string {
  const place: unknown = [
    'loc',
    'source.pointer',
    'pointer',
    'source.parameter',
    'propertyPath',
    'field',
    'name',
    'property',
    'path',
  ]
    .map((name) => valueAt(error, name))
    .find((one) => one !== undefined && one !== null);
  if (Array.isArray(place)) return place.slice(/^(?:body|query|path)$/.test(String(place[0])) ? 1 : 0).join('.');
  if (typeof place !== 'string') return '';
  return /^#?\//.test(place)
    ? place
        .replace(/^#?\/(?:data\/)?(?:attributes\/|relationships\/)?/, '')
        .replace(/^data\//, '')
        .replaceAll('/', '.')
    : place;
}

const textIn = (error: unknown): string | undefined =>
  asMessage(error) ??
  ['msg', 'message', 'defaultMessage', 'detail', 'reason', 'title']
    .map((name) => asMessage(own(asObject(error), name)))
    .find((one) => one !== undefined);

/** Messages by field: a list of errors, or an object of fields with a text or several. */
function entriesIn(value: unknown): readonly Entry[] {
  if (Array.isArray(value))
    return value.flatMap((one: unknown): Entry[] => {
      const text = textIn(one);
      return text === undefined ? [] : [[fieldIn(one), text]];
    });
  return Object.entries(asObject(value) ?? {}).flatMap(([name, one]): Entry[] => {
    const text = textIn(Array.isArray(one) ? one[0] : one);
    return text === undefined ? [] : [[name === 'non_field_errors' ? '' : name, text]];
  });
}

/** Django answers nothing but fields with lists of texts. */
const isByField = (body: Readonly<Record<string, unknown>>): boolean =>
  Object.values(body).length > 0 &&
  Object.values(body).every((one) => Array.isArray(one) && one.every((text) => typeof text === 'string'));

/** The error with the words and fields of such an answer, where it had none. */
export function explainForeign(error: WireError, text: string): WireError {
  let body: Readonly<Record<string, unknown>> | undefined;
  try {
    body = asObject(losslessJson(text));
  } catch {
    return error; // a page of a server on the way
  }
  if (!body) return error;
  const lists = [
    own(body, 'violations'),
    own(body, 'errors'),
    own(body, 'invalid-params'),
    own(body, 'invalidParams'),
    Array.isArray(body.detail) ? body.detail : undefined,
    isByField(body) ? body : undefined,
  ];
  const entries = lists.map(entriesIn).find((found) => found.length > 0) ?? [];
  const fields = Object.fromEntries(entries.filter(([field]) => field !== ''));
  const whole = entries.find(([field]) => field === '')?.[1];
  const said =
    whole ??
    ['detail', 'message', 'title', 'error_description', 'error']
      .map((name) => asMessage(own(body, name)))
      .find((one) => one !== undefined);
  const isFixed =
    error.kind === 'unauthorized' ||
    error.kind === 'permission-changed' ||
    error.kind === 'bad-gateway' ||
    error.kind === 'too-many';
  return new WireError(
    {
      ...error,
      serverText: error.serverText ?? (isFixed ? undefined : said),
      validationErrors: error.validationErrors ?? (Object.keys(fields).length > 0 ? fields : undefined),
    },
    { cause: error },
  );
}
