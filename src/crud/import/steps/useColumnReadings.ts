import { useMemo } from 'react';
import { useOwn } from '@/data';
import { columnReadings, type ColumnReadings } from '@/schema';
import { isColumnReading, type ColumnQuestion, type ColumnReading, type Sheet } from '@/schema/internal';
import type { ImportSetup } from '../useImportSetup';
import { headingsOf, type Choice } from './choice';

/** Kinds of file whose answers are remembered. */
const MOST_KINDS = 20;
const LONGEST_KIND = 200;

type Answers = Readonly<Record<string, ColumnReadings>>;

/**
 * What a comma and a point mean in the columns of numbers of a sheet, whether day or month comes first in those of
 * days, and which columns a person has to say it of. Answers are remembered for files with the same headings.
 */
export function useColumnReadings(setup: ImportSetup, sheet: Sheet | undefined, choice: Choice | undefined) {
  const { resource } = setup;
  const [kept, keep] = useOwn<Answers>(`import.${resource.name}.readings`, {});
  const headerRow = choice?.headerRow ?? 0;
  const mapping = choice?.mapping;
  const found = useMemo(() => {
    const columns = (mapping ?? []).flatMap((name) => name ?? []);
    const rows = sheet?.rows.slice(headerRow + 1) ?? [];
    return columnReadings(resource.fields, columns, (name) =>
      rows.map((row) => row[mapping?.indexOf(name) ?? -1] ?? null),
    );
  }, [resource, sheet, headerRow, mapping]);
  const kind = headingsOf(sheet, headerRow).join('|').slice(0, LONGEST_KIND);
  const answers = kept[kind] ?? {};
  const answered = found.questions.flatMap(({ field }) =>
    isColumnReading(answers[field]) ? [[field, answers[field]] as const] : [],
  );
  return {
    known: { ...found.known, ...Object.fromEntries(answered) } satisfies ColumnReadings,
    questions: found.questions,
    isOpen: answered.length < found.questions.length,
    answer: ({ field }: ColumnQuestion, reading: ColumnReading) => {
      const others = Object.entries(kept).filter(([one]) => one !== kind);
      keep(Object.fromEntries([...others.slice(1 - MOST_KINDS), [kind, { ...answers, [field]: reading }]]));
    },
  };
}

export type ColumnQuestions = ReturnType<typeof useColumnReadings>;
