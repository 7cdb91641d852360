/** A moment that a label may stand for. */
export interface Choice {
  /** Epoch ms. */
  readonly at: number;
  /** Only where no other label stands for that moment. */
  readonly isSpare?: boolean;
}

/** The first of rising numbers that is not less. */
function placeFor(at: number, rising: readonly number[]): number {
  let [low, high] = [0, rising.length];
  if ((rising.at(-1) ?? -Infinity) < at) return high;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rising[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * One choice of each entry, or none, so that as many as possible rise; of equal ways the one that leaves out what comes
 * later. In the time of one pass where nearly all rise.
 *
 * @param choices rising, of each entry
 * @example longestRise([[{ at: 1 }], [{ at: 9 }], [{ at: 2 }], [{ at: 3 }]]) // [1, undefined, 2, 3]
 */
export function longestRise(choices: readonly (readonly Choice[])[]): readonly (number | undefined)[] {
  if (
    choices.every(
      (own, place) => own.length === 1 && (place === 0 || (own[0]?.at ?? 0) > (choices[place - 1]?.[0]?.at ?? 0)),
    )
  )
    return choices.map((own) => own[0]?.at);
  /** Every step of a way: its moment, its entry, the step before it, and whether another may take its moment. */
  const [ats, places, befores, spares]: [number[], number[], number[], boolean[]] = [[], [], [], []];
  /**
   * By the length of a way: the earliest it may end, the step it ends with then, and the step of the way that was first
   * so long.
   */
  const [ends, tops, firsts]: [number[], number[], number[]] = [[], [], []];
  for (let place = 0; place < choices.length; place += 1) {
    const own = choices[place] ?? [];
    for (let index = own.length - 1; index >= 0; index -= 1) {
      const { at, isSpare = false } = own[index] ?? { at: 0 };
      const length = placeFor(at, ends);
      const top = tops[length] ?? -1;
      if (ends[length] === at && !spares[top]) continue; // taken
      const step = ats.push(at) - 1;
      places.push(place);
      befores.push(tops[length - 1] ?? -1);
      spares.push(isSpare);
      const first = firsts[length] ?? -1;
      if (first < 0 || places[first] === place || (spares[first] && ats[first] === at)) firsts[length] = step;
      tops[length] = step;
      ends[length] = at;
    }
  }
  const moments = new Array<number | undefined>(choices.length).fill(undefined);
  for (let step = firsts.at(-1) ?? -1; step >= 0; step = befores[step] ?? -1) moments[places[step] ?? 0] = ats[step];
  return moments;
}
