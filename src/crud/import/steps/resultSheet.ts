import { cellText } from '@/schema';
import { labelled, type NewSheet } from '@/schema/internal';
import { validationErrorsOf, stateOf, type ImportRow } from '../rows/importRow';
import { heading, widthOf } from '../template/templateSheets';
import type { ImportSetup } from '../useImportSetup';
import type { useProblemText } from '../useProblemText';

interface ResultWords {
  readonly title: string;
  readonly reason: string;
  readonly state: (row: ImportRow) => string;
  readonly problem: ReturnType<typeof useProblemText>;
}

/**
 * Rows that did not become records, as they were written, with the reason of each: to be corrected and imported again.
 */
export function resultSheet(
  setup: ImportSetup,
  columns: readonly string[],
  rows: readonly ImportRow[],
  words: ResultWords,
): NewSheet {
  const headings = [...columns.map((name) => heading(setup, name)), words.reason];
  const left = rows.filter((row) => !['done', 'same'].includes(stateOf(row)));
  const body = left.map((row) => {
    const reasons = Object.entries(validationErrorsOf(row)).map(([name, error]) => {
      const text = words.problem(error, name);
      return name ? labelled(setup.label(name), text) : text;
    });
    return [...columns.map((name) => cellText(row.cells[name])), reasons.join('; ') || words.state(row)];
  });
  return { name: words.title, rows: [headings, ...body], widths: headings.map(widthOf) };
}
