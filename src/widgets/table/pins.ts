import type { CSSProperties } from 'react';

/** The side of a table at which a column stands still. */
export type PinSide = 'left' | 'right';

interface Pinnable {
  readonly name: string;
  readonly pinned?: PinSide;
}

/** More of the table than that must not stand still: nothing would be left to scroll. */
const MOST = 0.7;

/**
 * Where the pinned cell of the column at `index` sticks. The distances are variables of the table: rows stay as they
 * are when widths change.
 */
export function pinStyle(side: PinSide, index: number): CSSProperties {
  return side === 'left' ? { insetInlineStart: `var(--pin-${index})` } : { insetInlineEnd: `var(--pin-${index})` };
}

/** Classes of a pinned cell: the last one at a side throws the shadow. */
export function pinClass(columns: readonly Pinnable[], index: number): string | undefined {
  const side = columns[index]?.pinned;
  if (!side) return undefined;
  const inner = columns[side === 'left' ? index + 1 : index - 1];
  return inner?.pinned === side ? `pin ${side}` : `pin ${side} edge`;
}

/**
 * The variables of `pinStyle` for these widths; undefined when so much is pinned that the room would be too small to
 * scroll in.
 */
export function pinOffsets(
  columns: readonly Pinnable[],
  widths: readonly number[],
  ends: { readonly before: number; readonly after: number },
  room: number,
): Record<string, string> | undefined {
  const offsets: Record<string, string> = {};
  let [start, end] = [ends.before, ends.after];
  for (const [index, { pinned }] of columns.entries()) {
    if (pinned !== 'left') continue;
    offsets[`--pin-${index}`] = `${start}px`;
    start += widths[index] ?? 0;
  }
  for (const [index, { pinned }] of [...columns.entries()].toReversed()) {
    if (pinned !== 'right') continue;
    offsets[`--pin-${index}`] = `${end}px`;
    end += widths[index] ?? 0;
  }
  return room > 0 && start + end > room * MOST ? undefined : offsets;
}
