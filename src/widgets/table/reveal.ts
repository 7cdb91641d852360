import { isMirrored } from '../isMirrored';

/** From where to where something reaches, px from the begin of what scrolls. */
export interface Reach {
  readonly start: number;
  readonly end: number;
}

/** What sticks over the rows at both ends, px. */
type Sticking = Partial<Reach>;

/**
 * How far to scroll, and no further, so that a reach is on view: `scrollTo({ start: 320, end: 352 }, 0, 200)` is 152.
 *
 * @param at where it is scrolled to, px
 * @param room what is on view, px
 */
export function scrollTo(
  { start, end }: Reach,
  at: number,
  room: number,
  { start: before = 0, end: after = 0 }: Sticking = {},
): number {
  if (start < at) return start;
  return end > at + room - before - after ? end - room + before + after : at;
}

/**
 * Scrolls a box just so far that a row is on view. Rows are counted from where they begin, below the headings.
 *
 * @param above what stands between the rows before it, px
 */
export function revealRow(
  box: HTMLElement | null,
  row: number,
  height: number,
  sticking?: Sticking,
  above: number = 0,
): void {
  if (!box || row < 0) return;
  const start = row * height + above;
  const to = scrollTo({ start, end: start + height }, box.scrollTop, box.clientHeight, sticking);
  if (to !== box.scrollTop) box.scrollTop = to;
}

/** The same to the side. */
export function revealColumn(box: HTMLElement | null, reach: Reach, sticking?: Sticking): void {
  if (!box) return;
  const to = scrollTo(reach, Math.abs(box.scrollLeft), box.clientWidth, sticking);
  if (to !== Math.abs(box.scrollLeft)) box.scrollLeft = isMirrored(box) ? -to : to;
}
