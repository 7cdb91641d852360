import type { ValidationError } from '@/schema';
import type { ImportAnswer } from '../answer/readImportAnswer';
import { placeSaid, type SentRow } from '../answer/placeSaid';
import type { RowNews } from '../rows/importStore';

export interface Outcome {
  readonly news: ReadonlyMap<number, RowNews>;
  /** What the server said of no particular row. */
  readonly said: readonly string[];
}

interface Sending {
  readonly rows: readonly SentRow[];
  fieldOf(text: string): string | undefined;
  readonly firstRow?: number | undefined;
  /** What a row becomes that was taken. */
  readonly taken: 'done' | 'verified';
  /** The server had taken the rows before: of one that it does not count nobody knows what became. */
  readonly confirmed?: boolean;
}

const REFUSED: Readonly<Record<string, ValidationError>> = { '': { rule: 'sheetRefused' } };

/**
 * What became of each row by the server's answer. Nothing is ever imported twice: where the server counts failures but
 * does not say which rows they are, the rows it may have taken are `unclear`, and nothing sends those again by itself.
 */
export function outcomeOf(
  { passed, failed, rows: said }: ImportAnswer,
  { rows, fieldOf, firstRow, taken, confirmed }: Sending,
): Outcome {
  const placed = placeSaid(said, rows, fieldOf, firstRow);
  const counted = Math.max(failed ?? 0, passed === undefined ? 0 : rows.length - passed, placed.rows.size);
  const rest = counted <= placed.rows.size ? taken : counted >= rows.length && !confirmed ? 'refused' : 'unclear';
  const news = new Map<number, RowNews>();
  for (const { key } of rows) {
    const own = placed.rows.get(key) ?? (rest === 'refused' ? REFUSED : undefined);
    news.set(key, own || rest === 'refused' ? { sent: undefined, said: own ?? REFUSED } : { sent: rest, said: {} });
  }
  return { news, said: placed.others };
}

/**
 * What became of rows whose upload was refused as a whole: what the server named is wrong, the others can be sent
 * again.
 */
export function refusalOf(answer: ImportAnswer, { rows, fieldOf, firstRow }: Omit<Sending, 'taken'>): Outcome {
  const placed = placeSaid(answer.rows, rows, fieldOf, firstRow);
  return {
    news: new Map(rows.map(({ key }) => [key, { sent: undefined, said: placed.rows.get(key) ?? {} }])),
    said: placed.others,
  };
}
