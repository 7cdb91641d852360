import type { Difference } from './differences';
import { STAGES } from './traceRecords';

/** A cell of a row whose columns are halves of stages: so wide, with a difference or nothing. */
export interface Brick {
  readonly span: number;
  readonly difference?: Difference;
}

/**
 * The row of differences below a row of figures: each from the middle of one stage to the middle of the other, so that
 * it stands between both. All spans add up to two a stage.
 */
export function bricks(differences: readonly Difference[]): Brick[] {
  const row: Brick[] = [];
  let done = 0;
  for (const difference of differences) {
    const [from, to] = [difference.from, difference.to].map((stage) => STAGES.indexOf(stage) * 2 + 1);
    if (from === undefined || to === undefined) continue;
    if (from > done) row.push({ span: from - done });
    row.push({ span: to - from, difference });
    done = to;
  }
  const rest = STAGES.length * 2 - done;
  return rest > 0 ? [...row, { span: rest }] : row;
}
