/** Texts as locale files nest them. @public */
export interface NestedTexts {
  readonly [key: string]: string | NestedTexts | undefined;
}

/**
 * The text under a path of names; undefined when there is none. The last name may have dots in it, as codes of a cloud
 * do: `state.draft`.
 *
 * @example textAt({ areas: { iot: { name: 'Devices' } } }, ['areas', 'iot', 'name']) // 'Devices'
 * @public
 */
export function textAt(texts: NestedTexts, path: readonly string[]): string | undefined {
  const [part = '', ...rest] = path;
  const own = Object.hasOwn(texts, part) ? texts[part] : undefined;
  if (rest.length === 0) return typeof own === 'string' ? own : undefined;
  const found = typeof own === 'object' ? textAt(own, rest) : undefined;
  const name = path.join('.');
  const whole = found === undefined && Object.hasOwn(texts, name) ? texts[name] : found;
  return typeof whole === 'string' ? whole : undefined;
}

const OF_RESOURCE = /^resources\.([^.]+)\.(.+)$/;
/** Aliases lead on at most so often: a schema, the one it is a view of, and the one that is a view of. */
const MOST = 3;

/**
 * The area whose texts stand in for those an area has not: `"$like": "iot"` under `areas.cloud`. They are loaded with
 * its own.
 */
export const likeArea = (area: string, texts: NestedTexts): string | undefined =>
  textAt(texts, ['areas', area, '$like']);

const withLike = (area: string, texts: NestedTexts): readonly string[] =>
  [area, likeArea(area, texts)].flatMap((one) => (one === undefined ? [] : [`areas.${one}`]));

/**
 * Where a text of a resource may stand, most special first, so that no pair of texts is written twice: its own,
 * `resources.iot/device.fields.sn`; the one it is `$like` (`"$like": "ticket/work-order"` beside its texts: a schema
 * that is a view of another); those of its area, `areas.iot.fields.sn`, and of the area that one is `$like`; those
 * everybody shares, `shared.fields.sn`; for a field the measure of that name. What stands in rows or groups may be said
 * once for the field's name.
 */
export function textKeys(key: string, texts: NestedTexts): readonly string[] {
  const [, name, rest] = OF_RESOURCE.exec(key) ?? [];
  if (name === undefined || rest === undefined) return [key];
  const owners = [name];
  for (
    let like = textAt(texts, ['resources', name, '$like']);
    like !== undefined && owners.length < MOST && !owners.includes(like);
    like = textAt(texts, ['resources', like, '$like'])
  )
    owners.push(like);
  const places = [rest, ...(rest.startsWith('inner.') ? [rest.replace(/^(?:inner\.[^.]+\.)+/, '')] : [])];
  const areas = [...new Set(owners.flatMap((one) => withLike(one.split('/')[0] ?? one, texts))).values(), 'shared'];
  const field = /(?:^|\.)fields\.([^.]+)$/.exec(rest)?.[1];
  return [
    ...owners.map((owner) => `resources.${owner}.${rest}`),
    ...areas.flatMap((area) => places.map((place) => `${area}.${place}`)),
    ...(field === undefined ? [] : [`measures.${field}`]),
  ];
}

/**
 * The first of the places of a text of a resource where the text stands: its own, its area's, the shared ones. The key
 * itself when it stands in none, and for any other key.
 *
 * @example foundKey('resources.iot/device.fields.sn', { shared: { fields: { sn: 'SN' } } }) // 'shared.fields.sn'
 * @public
 */
export function foundKey(key: string, texts: NestedTexts): string {
  if (!key.startsWith('resources.')) return key;
  return textKeys(key, texts).find((one) => textAt(texts, one.split('.')) !== undefined) ?? key;
}
