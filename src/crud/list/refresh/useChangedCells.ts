import { useState } from 'react';
import type { AnyRecord } from '@/schema';
import { sameValue } from '../../form/sameValue';

interface Changes {
  readonly record: AnyRecord;
  readonly fields: ReadonlySet<string>;
  /** Two classes take turns, so that a second change of a cell is shown like the first. */
  readonly turn: 0 | 1;
}

const NONE: ReadonlySet<string> = new Set();

/** Fields that say something else than before. */
function changedFields(before: AnyRecord, now: AnyRecord): ReadonlySet<string> {
  const names = Object.keys({ ...before, ...now }).filter((name) => !name.startsWith('$'));
  return new Set(names.filter((name) => !sameValue(before[name], now[name])));
}

/**
 * The class of a cell whose value came with the last refresh; undefined for all others, and where nothing is to be
 * marked.
 */
export function useChangedCells(record: AnyRecord, marks: boolean): (field: string) => string | undefined {
  const [changes, setChanges] = useState<Changes>({ record, fields: NONE, turn: 0 });
  if (marks && changes.record !== record) {
    const fields = changes.record.id === record.id ? changedFields(changes.record, record) : NONE;
    setChanges({ record, fields, turn: changes.turn === 0 ? 1 : 0 });
  }
  return (field) => (marks && changes.fields.has(field) ? `changed-${changes.turn}` : undefined);
}
