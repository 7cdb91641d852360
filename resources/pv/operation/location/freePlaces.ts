import type { Place } from '../topology/readTopology';

/** Percent of the plan from one place to the next, and from the edge to the first: a device and some air. */
const [ACROSS, DOWN, EDGE] = [7, 12, 8];

/** Places in rows from the top left on that nothing stands at yet; when the plan is full they begin anew. */
export function freePlaces(taken: readonly Pick<Place, 'x' | 'y'>[], count: number): readonly Place[] {
  const all: Place[] = [];
  for (let y = EDGE + 4; y <= 100 - EDGE; y += DOWN)
    for (let x = EDGE; x <= 100 - EDGE; x += ACROSS) all.push({ x, y, rotation: 0 });
  const free = all.filter(({ x, y }) =>
    taken.every((one) => Math.abs(one.x - x) >= ACROSS - 1 || Math.abs(one.y - y) >= DOWN - 1),
  );
  const places = free.length > 0 ? free : all;
  return Array.from({ length: count }, (_, at) => places[at % places.length] ?? { x: 50, y: 50, rotation: 0 });
}
