import { type ValidationError, cellText, type SheetCell } from '@/schema';
import { labelled } from '@/schema/internal';
import type { SaidRow } from './readImportAnswer';

/** A row as it was sent, in its order. */
export interface SentRow {
  readonly key: number;
  readonly cells: Readonly<Record<string, SheetCell>>;
}

export interface Placed {
  /** By row, then by field; '' is the row as a whole. */
  readonly rows: ReadonlyMap<number, Readonly<Record<string, ValidationError>>>;
  /** What could not be put at a row. */
  readonly others: readonly string[];
}

/** How servers count the first row of data: as the sheet shows it below its headings, from 1, or from 0. */
const COUNTINGS = [2, 1, 0];

/** Whether the row holds the value by which the server names it. */
const holds = ({ cells }: SentRow, value: string): boolean =>
  Object.values(cells).some((cell) => cellText(cell) === value);

/** The counting by which every message finds its row; of several, the one whose rows hold what the messages name. */
function countingOf(
  said: readonly SaidRow[],
  sent: readonly SentRow[],
  fieldOf: (text: string) => string | undefined,
): number {
  const numbered = said.filter((one) => one.row !== undefined);
  const score = (first: number) =>
    numbered.reduce((sum, { row = -1, field }) => {
      const at = sent[row - first];
      if (!at) return sum - 1000;
      return field !== undefined && fieldOf(field) === undefined && holds(at, field) ? sum + 1 : sum;
    }, 0);
  const scores = COUNTINGS.map(score);
  return COUNTINGS[scores.indexOf(Math.max(...scores))] ?? 2;
}

/**
 * The server's messages at the rows and cells they are about.
 *
 * @param fieldOf the field a server means by a wire name, a label or a heading
 * @param firstRow how the server counts the first row, when the schema knows
 */
export function placeSaid(
  said: readonly SaidRow[],
  sent: readonly SentRow[],
  fieldOf: (text: string) => string | undefined,
  firstRow?: number,
): Placed {
  const first = firstRow ?? countingOf(said, sent, fieldOf);
  const rows = new Map<number, Record<string, ValidationError>>();
  const others: string[] = [];
  for (const { row, field, text } of said) {
    const named = field === undefined ? undefined : fieldOf(field);
    const at =
      row === undefined
        ? field !== undefined && !named && sent.filter((one) => holds(one, field))
        : [sent[row - first]];
    const found = at && at.length === 1 ? at[0] : undefined;
    if (!found) {
      if (text) others.push(row === undefined ? text : labelled(String(row), text));
      continue;
    }
    const own = rows.get(found.key) ?? {};
    rows.set(found.key, own);
    const place = named ?? '';
    const before = own[place]?.text;
    own[place] = text === '' ? { rule: 'sheetRefused' } : { rule: 'server', text: before ? `${before} ${text}` : text };
  }
  return { rows, others };
}
