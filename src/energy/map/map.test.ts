import { describe, expect, it } from 'vitest';
import { clusters } from './clusters';
import { around, degreesAt, projected, WORLD } from './projection';
import { tilesIn } from './tilesIn';

describe('the projection', () => {
  it('has Greenwich on the equator in the middle, north above', () => {
    expect(projected(0, 0)).toEqual({ x: WORLD / 2, y: WORLD / 2 });
    expect(projected(52, 5).y).toBeLessThan(projected(31, 121).y);
    expect(projected(31, 121).x).toBeGreaterThan(projected(52, 5).x);
  });
  it('keeps the poles on the map', () => {
    expect(projected(90, 0).y).toBeGreaterThan(0);
    expect(projected(-90, 0).y).toBeLessThan(WORLD);
  });
  it('shows a region around one place, and room around several', () => {
    expect(around([{ x: 100, y: 100 }])).toEqual({ x: 70, y: 70, width: 60, height: 60 });
    const { x, width } = around([
      { x: 0, y: 0 },
      { x: 1000, y: 0 },
    ]);
    expect([x < 0, x + width > 1000]).toEqual([true, true]);
  });
});

describe('clusters', () => {
  const points = [
    { x: 10, y: 0, id: 'b' },
    { x: 0, y: 0, id: 'a' },
    { x: 500, y: 0, id: 'c' },
  ];
  const ids = (apart: number) => clusters(points, apart).map((one) => one.points.map(({ id }) => id).join('+'));
  it('take together what is near, from west to east', () =>
    expect([ids(20), ids(5)]).toEqual([
      ['a+b', 'c'],
      ['a', 'b', 'c'],
    ]));
  it('stand in the middle of theirs', () => expect(clusters(points, 20)[0]).toMatchObject({ x: 5, y: 0 }));
  it('lose none of a thousand points', () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({ x: (index * 37) % 997, y: (index * 61) % 887 }));
    expect(clusters(many, 44).reduce((sum, { points: own }) => sum + own.length, 0)).toBe(1000);
  });
});

it('asks for the tiles of the window, and for no others', () => {
  const scale = 1024 / WORLD; // zoom 2: four tiles beside each other
  const tiles = tilesIn(
    { address: '/{z}/{x}/{y}.png', attribution: '' },
    { x: -256, y: -300, scale },
    { width: 500, height: 200 },
  );
  expect(tiles.map(({ address }) => address)).toEqual(['/2/1/1.png', '/2/2/1.png']);
  expect(tiles[0]).toMatchObject({ left: 0, top: -44, size: 256 });
});

describe('a place that is picked', () => {
  it.each([
    [52.1, 5.2],
    [-33.87, 151.21],
    [0, 0],
  ])('is where the projection puts it: %d, %d', (latitude, longitude) =>
    expect(degreesAt(projected(latitude, longitude), 4096)).toEqual({ latitude, longitude }),
  );
  it('is told no finer than the map shows it', () => {
    const point = projected(52.123456, 5.234567);
    expect(degreesAt(point, 0.05)).toEqual({ latitude: 52.1, longitude: 5.2 });
    expect(degreesAt(point, 96)).toEqual({ latitude: 52.1235, longitude: 5.2346 });
  });
  it('stays on the map', () =>
    expect(degreesAt({ x: -50, y: WORLD * 2 }, 1)).toMatchObject({
      longitude: -180,
      latitude: expect.closeTo(-85.05, 1),
    }));
});
