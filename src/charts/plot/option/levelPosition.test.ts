import { expect, it } from 'vitest';
import { levelPosition, type Obstacle } from './levelPosition';

const rect = { x: 0, y: 0, width: 300, height: 200 };
/** Something upright at a place of the x axis. */
const upright =
  (at: number): Obstacle =>
  ({ x, width }) =>
    at > x && at < x + width ? width : 0;

it('stands where its line ends, above it', () =>
  expect(levelPosition('Limit', 100, rect, []).position).toBe('insideEndTop'));

it('gives way to what is there: to the other end, and below', () => {
  expect(levelPosition('Limit', 100, rect, [upright(280)]).position).toBe('insideStartTop');
  const above: Obstacle = ({ y, width }) => (y < 100 ? width : 0);
  expect(levelPosition('Limit', 100, rect, [above]).position).toBe('insideEndBottom');
});

it('stays inside of its pane at the upper edge', () =>
  expect(levelPosition('Limit', 2, rect, []).position).toBe('insideEndBottom'));
