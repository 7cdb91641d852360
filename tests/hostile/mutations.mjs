/*
 * What a hostile cloud makes of its answers, one way at a time. Pure, and the same for the same seed: what happens to a
 * value follows from the call, the place of the value and the seed alone.
 */

/** A whole number that a JavaScript number cannot hold; stands as a text until the JSON is written. */
const RAW = /"whole (\d+)"/g;
const raw = (digits) => `whole ${digits}`;

/** FNV-1a: a whole number from 0 to 2^32. */
function hashOf(text) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}
const pick = (choices, place) => choices[hashOf(place) % choices.length];

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumeric = (value) =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value));
const ID = /^(?:id|ids|value|key)$|(?:Id|Ids|_id)$/;
const PAGING = /^(?:pageNum|pageSize|total|totalSize|totalCount|pages|size|current)$/;
const CODE =
  /status|state|type|level|kind|direction|source|result|flag|mode|code|currency|unit|enable|category|method|^is[A-Z]/i;
const isDate = (text) => /^\d{2,4}[-/:]\d{1,2}(?:[-/: T]|$)/.test(text);
const isAddress = (text) => /^(?:https?:|\/|data:)/.test(text);
const nameOf = (place) => place.slice(place.lastIndexOf('.') + 1).replace(/\[\d+\]$/, '');

/** A copy with every leaf put through `change(value, place)`; `place` reads like `POST /call:list[3].name`. */
function leaves(value, place, change) {
  if (Array.isArray(value)) return value.map((item, index) => leaves(item, `${place}[${index}]`, change));
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, leaves(one, `${place}.${key}`, change)]));
  return change(value, place);
}

/** Lists in half or longer than they were, each as its place will have it: axes and series of one chart differ. */
function uneven(value, place) {
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, uneven(one, `${place}.${key}`)]));
  if (!Array.isArray(value)) return value;
  const items = value.map((item, index) => uneven(item, `${place}[${index}]`));
  const way = hashOf(place) % 3;
  return way === 0
    ? items.slice(0, Math.floor(items.length / 2))
    : way === 1
      ? [...items, ...items.slice(0, 7)]
      : items.slice(0, Math.ceil(items.length * 0.9));
}

function fewerKeys(value, place) {
  if (Array.isArray(value)) return value.map((item, index) => fewerKeys(item, `${place}[${index}]`));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key]) => hashOf(`${place}.${key}`) % 3 !== 0);
  return Object.fromEntries(kept.map(([key, one]) => [key, fewerKeys(one, `${place}.${key}`)]));
}

/**
 * Numbers as texts, some of them of no number; names as numbers. What are codes and ids is told by the ways of their
 * own.
 */
function otherType(value, place) {
  const name = nameOf(place);
  if (ID.test(name) || CODE.test(name)) return value;
  if (typeof value === 'number')
    return pick([String(value), value.toFixed(2), ` ${value} `, '', '--', 'NaN', '-'], place);
  return typeof value === 'string' &&
    !isNumeric(value) &&
    !isDate(value) &&
    !isAddress(value) &&
    hashOf(place) % 2 === 0
    ? hashOf(place) % 100
    : value;
}

function otherCode(value, place) {
  const name = nameOf(place);
  const codeLike =
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isInteger(value)) ||
    (typeof value === 'string' && /^[\w-]{1,30}$/.test(value));
  if (!CODE.test(name) || ID.test(name) || !codeLike) return value;
  return pick(
    [
      { code: value, desc: 'Said by the cloud' },
      'aCodeNobodyKnows',
      987,
      { code: 'aCodeNobodyKnows', desc: 'Said by the cloud' },
      { code: value, desc: null },
    ],
    place,
  );
}

/** The same id is the same other id everywhere; as a number or as a text, as its call will have it. */
const otherId = (call) => (value, place) => {
  if (!ID.test(nameOf(place)) || !isNumeric(value)) return value;
  const digits = `1${String(hashOf(`id ${value}`)).padStart(10, '0')}${String(hashOf(`more ${value}`) % 100_000_000).padStart(8, '0')}`;
  return hashOf(call) % 2 === 0 ? raw(digits) : digits;
};

export const HTML = '<img src=x onerror="window.hostile=1"><b class="hostile">bold</b>';
const LONG = ['W'.repeat(200), '充放电计划与电价预测'.repeat(20), `${HTML}${'x'.repeat(120)}`, 'word '.repeat(60)];
const longText = (value, place) =>
  typeof value !== 'string' ||
  value === '' ||
  isNumeric(value) ||
  isDate(value) ||
  isAddress(value) ||
  ID.test(nameOf(place)) ||
  CODE.test(nameOf(place)) ||
  /zone/i.test(nameOf(place))
    ? value
    : pick(LONG, place);

function otherNumber(value, place) {
  const name = nameOf(place);
  if (
    !isNumeric(value) ||
    ID.test(name) ||
    PAGING.test(name) ||
    CODE.test(name) ||
    /phone|postal|zip|number|no$|sn$/i.test(name)
  )
    return value;
  const number = pick([1e15, -1e15, -1e-9, -Math.abs(Number(value)), -0.004_99, 123_456_789.987_654], place);
  return typeof value === 'string' ? String(number) : number;
}

/** Lists under another usual name. */
const otherList = (value, place) => {
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key === 'list' ? pick(['records', 'rows', 'items'], place) : key, one]),
  );
};

/** Of each way: `(data, call, seed) => data`. */
const WAYS = {
  null: (data, place) => leaves(data, place, () => null),
  uneven,
  keys: fewerKeys,
  types: (data, place) => leaves(data, place, otherType),
  codes: (data, place) => leaves(data, place, otherCode),
  ids: (data, place, call) => leaves(data, place, otherId(call)),
  'data-null': () => null,
  'data-list': () => [],
  'data-object': () => ({}),
  'list-name': otherList,
  long: (data, place) => leaves(data, place, longText),
  numbers: (data, place) => leaves(data, place, otherNumber),
};

export const MUTATIONS = Object.keys(WAYS);

/** What is no data of a page: who is signed in, what is granted. */
const KEPT = /\/(?:auth\/|sys\/detail|user\/checkChangePwdPolicy|menu\/routers)/;

/** The text of an answer as the hostile cloud sends it; as it was, where it is no success or belongs to the sign-in. */
export function mutate(way, seed, call, text) {
  if (!(way in WAYS) || KEPT.test(call)) return text;
  let answer;
  try {
    answer = JSON.parse(text);
  } catch {
    return text;
  }
  if (answer?.code !== '0000') return text;
  return JSON.stringify({ ...answer, data: WAYS[way](answer.data, `${seed} ${call}:`, call) }).replace(RAW, '$1');
}
