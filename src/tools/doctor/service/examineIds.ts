import type { Page } from '@/api';
import { idNameOf, wireName } from '@/schema';
import { written } from './answerForm';
import { rowsOf, writeInto, type ExaminedList } from './list';

/** A property that names each record: there in each row, and another in each. */
function idsIn(rows: readonly Readonly<Record<string, unknown>>[]): string | undefined {
  const names = Object.keys(rows[0] ?? {}).toSorted((one, other) => Number(isLikely(other)) - Number(isLikely(one)));
  return names.find((name) => {
    const values = rows.map((row) => row[name]);
    const isId = values.every((value) => typeof value === 'string' || typeof value === 'number');
    return isLikely(name) && isId && new Set(values).size === rows.length;
  });
}

const isLikely = (name: string): boolean => /^_?(?:id|uuid|guid|key|code)$|(?:[a-z]Id|_id|Uuid|Key|Code)$/i.test(name);

/** Ids of records and of what they refer to: there, told apart, and sent as they came. */
export function examineIds({ resource, prefix, note, wire, call }: ExaminedList, page: Page): void {
  const rows = rowsOf(page).map((row) => (resource.api.read ? resource.api.read(row) : row));
  if (rows.length === 0) return;
  const name = idNameOf(resource.api);
  const ids = rows.map((row) => row[name]);
  if (ids.some((id) => id === undefined || id === null || id === '')) {
    const other = idsIn(rows);
    const isHal = rows.some((row) => Object.hasOwn(row, '_links'));
    note(
      'wrong',
      'ids',
      `rows without “${name}” are left out, because they cannot be opened or changed. ${
        isHal && wire.format !== 'hal'
          ? `Their id stands in _links. ${writeInto(prefix, `format: 'hal'`)}.`
          : other === undefined
            ? 'No property of theirs looks like an id: let `read` of the api make one.'
            : `Write id: '${other}' into the api of ${resource.name}.`
      }`,
    );
    return;
  }
  if (new Set(ids.map(String)).size < ids.length)
    return note('wrong', 'ids', `two rows have the same “${name}”; only the first is shown.`);
  // the platform takes texts; plain JSON is compared with what is kept
  const advice =
    wire.envelope !== false
      ? []
      : [
          ...(ids.every((id) => typeof id === 'number') && call.idAs !== 'number'
            ? [`id: ${written({ name, wireAs: 'number' })} into the api of ${resource.name}`]
            : []),
          ...Object.entries(resource.fields).flatMap(([field, { type, options }]) => {
            const isNumber = rows.some((row) => {
              const value = row[wireName(field, options)];
              return typeof value === 'number' || (Array.isArray(value) && typeof value[0] === 'number');
            });
            return type.traits?.refers && isNumber && Reflect.get(options, 'wireAs') !== 'number'
              ? [`wireAs: 'number' into the field ${field} of ${resource.name}`]
              : [];
          }),
        ];
  if (advice.length > 0)
    note('look', 'ids', `ids are numbers, and would be sent as texts. Write ${advice.join(', ')}.`);
  else note('fine', 'ids', 'ids are there, and are sent as they came.');
}
