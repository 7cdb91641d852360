import type { Page } from '@/api';
import { pageParams } from '@/data/internal';
import { encodeFilters, wireName } from '@/schema';
import { isSame, rowsOf, SIZE, tried, triedAs, type ExaminedList } from './list';

/** A value that no record has. */
const NOBODY = 'zq7-no-such-record';
const PART = 3;

/** How other houses name a filter that finds a part of a text. */
const namesFor = (name: string): readonly string[] => [
  `${name}_like`,
  `${name}_contains`,
  `${name}__icontains`,
  `filter[${name}]`,
  `filter[${name}][_icontains]`,
  `${name}Contains`,
  `filter.${name}`,
];

const sizedFor = ({ call }: ExaminedList) =>
  Object.fromEntries(
    Object.entries(pageParams(call, 1, SIZE)).map(([name, value]) => [call.names?.[name] ?? name, value]),
  );

/** The name that finds a part of a text, and nothing for a text that no record has. */
async function findingName(list: ExaminedList, name: string, part: string): Promise<string | undefined> {
  const sized = sizedFor(list);
  for (const other of namesFor(name)) {
    const found = await triedAs(list.call, { ...sized, [other]: part });
    if (!found || found.rows.length === 0) continue;
    const none = await triedAs(list.call, { ...sized, [other]: NOBODY });
    if (none?.rows.length === 0) return other;
  }
  return undefined;
}

/** Whether filters of texts narrow the list, and find a part of a text as a person types it. */
export async function examineFilters(list: ExaminedList, first: Page): Promise<void> {
  const { resource, call, note } = list;
  if (call.pages === false) return;
  for (const filter of resource.filters) {
    const field = resource.fields[filter.field];
    if (!field?.type.byPart || filter.as === 'range') continue;
    const name = wireName(filter.field, field.options);
    const value = rowsOf(first)
      .map((row) => row[name])
      .find((one): one is string => typeof one === 'string' && one.length > PART);
    if (value === undefined) continue;
    const part = value.slice(0, PART);
    const ask = async (text: string) =>
      tried(call, { ...pageParams(call, 1, SIZE), ...encodeFilters(resource, { [filter.field]: text }) });
    const none = await ask(NOBODY);
    const some = await ask(part);
    if (none?.rows.length === 0 && some && some.rows.length > 0) {
      note('fine', 'filters', `${filter.field} finds a part of a text.`);
      continue;
    }
    const other = await findingName(list, name, part);
    const seen =
      none && isSame(none, first)
        ? `the filter ${filter.field} is not heeded: all records came for “${NOBODY}”`
        : none?.rows.length === 0
          ? `the filter ${filter.field} finds whole values only, and nothing for “${part}”`
          : `the filter ${filter.field} is refused`;
    note(
      'look',
      'filters',
      other === undefined
        ? `${seen}. Say the parameter the server knows, filters: [{ field: '${filter.field}', params: '…' }], or leave the filter out.`
        : `${seen}. Write filters: [{ field: '${filter.field}', params: '${other}' }]: that finds a part.`,
    );
  }
}
