import { expect, it } from 'vitest';
import { fitted, held, topOf, zoomed } from './view';

const WINDOW = { width: 832, height: 432 };
const BOUNDS = { x: -100, y: 50, width: 1600, height: 400 };

it('shows the whole picture in the middle of the window', () => {
  const { x, y, scale } = fitted(BOUNDS, WINDOW, 2);
  expect(scale).toBe(0.5);
  expect([x + BOUNDS.x * scale, x + (BOUNDS.x + BOUNDS.width) * scale]).toEqual([16, 816]);
  expect(y + (BOUNDS.y + BOUNDS.height / 2) * scale).toBe(216);
});

it('makes a small picture no larger than it may be', () =>
  expect(fitted({ x: 0, y: 0, width: 10, height: 10 }, WINDOW, 2)).toEqual({ x: 406, y: 206, scale: 2 }));

it('begins at the middle of the top of what is too large', () => {
  const { x, y } = topOf(BOUNDS, WINDOW, 1);
  expect([x + BOUNDS.x + BOUNDS.width / 2, y + BOUNDS.y]).toEqual([WINDOW.width / 2, 16]);
});

it('keeps the point under the pointer, up to its limits', () => {
  const before = { x: 20, y: 30, scale: 1 };
  const at = { x: 220, y: 130 };
  const place = ({ x, y, scale }: typeof before) => [(at.x - x) / scale, (at.y - y) / scale];
  for (const factor of [0.01, 0.5, 1.5, 50]) {
    const after = zoomed(before, factor, at, [0.25, 4]);
    expect(after.scale).toBe(Math.min(4, Math.max(0.25, factor)));
    expect(place(after)).toEqual(place(before).map((one) => expect.closeTo(one, 9)));
  }
});

it('never loses the picture', () => {
  for (const [x, y] of [
    [-1e5, 0],
    [1e5, 0],
    [0, -1e5],
    [0, 1e5],
  ] as const) {
    const view = held({ x, y, scale: 0.5 }, BOUNDS, WINDOW);
    const [left, top] = [view.x + BOUNDS.x * 0.5, view.y + BOUNDS.y * 0.5];
    expect(left + BOUNDS.width * 0.5).toBeGreaterThanOrEqual(48);
    expect(left).toBeLessThanOrEqual(WINDOW.width - 48);
    expect(top + BOUNDS.height * 0.5).toBeGreaterThanOrEqual(48);
    expect(top).toBeLessThanOrEqual(WINDOW.height - 48);
  }
  const still = { x: 10, y: 10, scale: 0.5 };
  expect(held(still, BOUNDS, WINDOW)).toEqual(still);
});
