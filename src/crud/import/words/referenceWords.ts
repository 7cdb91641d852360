import { zoneOfRecord, type AnyRecord } from '@/schema';
import { normalWord } from '@/schema/internal';
import type { Worded } from './fileCodeWords';

/** Asks for records by a part of their name: at most so many, and how many there are. */
export type FindRecords = (
  search: string,
  limit: number,
) => Promise<{ readonly data: readonly AnyRecord[]; readonly total: number }>;

/** As many names as are loaded at once. */
const WHOLE = 500;
/** Names that are looked up one by one when the list is longer than that. */
const MOST_SOUGHT = 300;
const AT_ONCE = 3;

const words = ({ id, $title, name, nameEn }: AnyRecord): string[] =>
  [$title, name, nameEn, id].filter((one): one is string => typeof one === 'string' && one !== '');

const worded = (records: readonly AnyRecord[]): Worded[] =>
  records.map((record) => {
    const zone = zoneOfRecord(record);
    return { value: record.id, words: words(record), ...(zone !== undefined && { zone }) };
  });

/** Records whose name is the text, in either language. */
export async function recordsNamed(find: FindRecords, text: string): Promise<Worded[]> {
  const { data } = await find(text, 20);
  return worded(data).filter((one) => one.words.some((word) => normalWord(word) === normalWord(text)));
}

/** Records by the names a sheet uses: the whole list where it is short, else each name on its own. */
export async function referenceWords(
  find: FindRecords,
  texts: Iterable<string>,
): Promise<{ readonly known: Worded[]; readonly whole: boolean }> {
  const { data, total } = await find('', WHOLE);
  const known = worded(data);
  if (total <= data.length) return { known, whole: true };
  const have = new Set(known.flatMap((one) => one.words.map(normalWord)));
  const sought = [...new Set([...texts].filter((text) => text !== '' && !have.has(normalWord(text))))].slice(
    0,
    MOST_SOUGHT,
  );
  const found: Worded[] = [];
  const next = async (): Promise<void> => {
    for (let text = sought.shift(); text !== undefined; text = sought.shift())
      found.push(...(await recordsNamed(find, text)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return { known: [...new Map([...known, ...found].map((one) => [one.value, one])).values()], whole: false };
}
