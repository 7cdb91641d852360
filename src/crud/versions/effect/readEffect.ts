import { asObject } from '@/api';
import { readMonthAlone, readNumber } from '@/schema';

export interface EffectLine {
  readonly line: string;
  readonly unit: string;
  readonly quantity: number | null;
  readonly current: number | null;
  readonly next: number | null;
}

/** A bill at the prices of today and at those of a draft. */
export interface Effect {
  /** `yyyy-MM`. */
  readonly month: string;
  readonly currency: string;
  readonly lines: readonly EffectLine[];
  readonly current: number | null;
  readonly next: number | null;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The answer about a bill; undefined where it is none. */
export function readEffect(answer: unknown): Effect | undefined {
  const { month, currency, lines, current, next } = asObject(answer) ?? {};
  const of = readMonthAlone(month);
  if (!Array.isArray(lines) || of === null) return undefined;
  const rows = lines.flatMap((one): EffectLine[] => {
    const row = asObject(one);
    return row
      ? [
          {
            line: text(row.line),
            unit: text(row.unit),
            quantity: readNumber(row.quantity),
            current: readNumber(row.current),
            next: readNumber(row.next),
          },
        ]
      : [];
  });
  return { month: of, currency: text(currency), lines: rows, current: readNumber(current), next: readNumber(next) };
}
