import { expect, it } from 'vitest';
import { readStrategy } from './readStrategy';

const states = (raw: unknown) =>
  readStrategy(raw).tiles.map(({ strategy, state, beta }) => `${strategy}${beta ? ' beta' : ''}: ${state}`);

// covers HR-034, HR-035, HR-183, HR-184, HR-268
it('has four tiles, each on, off or locked', () => {
  expect(
    states({
      addOnStrategy: {
        gridFeedInStatus: 3,
        overloadStatus: '2',
        capacityChargeStatus: { code: 3, desc: 'An' },
        energyTradingStatus: 1,
      },
    }),
  ).toEqual([
    // covers HE-065
    'gridFeedIn: on',
    // covers HE-066
    'overload: off',
    // covers HE-067
    'capacityCharge beta: on',
    // covers HE-068
    'energyTrading: locked',
  ]);
});

it.each([
  null,
  {},
  { addOnStrategy: null },
  { addOnStrategy: { gridFeedInStatus: null, overloadStatus: 'x', capacityChargeStatus: 9 } },
])('of %j all are locked', (raw) => {
  expect(readStrategy(raw)).toMatchObject({
    state: 'locked',
    tiles: [{ state: 'locked' }, { state: 'locked' }, { state: 'locked' }, { state: 'locked' }],
  });
});

it('shows the words of the server for a state', () => {
  expect(readStrategy({ addOnStrategy: { overloadStatus: { code: 7, desc: 'Paused' } } }).tiles[1]).toMatchObject({
    state: 'locked',
    stateText: 'Paused',
  });
});

// covers HR-185, HE-064
it.each([
  [3, 'on'],
  ['3', 'on'],
  [{ code: 3 }, 'on'],
  [2, 'off'],
  [1, 'locked'],
  [null, 'locked'],
])('automatic of %j is %s', (automaticStatus, state) => expect(readStrategy({ automaticStatus }).state).toBe(state));

// covers HR-036, HE-069, HE-070, HE-071, HE-072, HE-073
it('the older layout keeps the order and the words of the server, the second tile in Beta', () => {
  const addOnStrategy = [
    { type: 1, status: 3, statusDesc: 'Running', name: 'Trading' },
    { type: '2', status: 2, lock: false },
    { type: 'overload', status: 3, lock: 1 },
    { type: 99, status: 2, name: 'Something new' },
    null,
  ];
  expect(states({ addOnStrategy })).toEqual([
    'energyTrading: on',
    'capacityCharge beta: off',
    'overload: locked',
    'undefined: off',
    'undefined: locked',
  ]);
  expect(
    readStrategy({ addOnStrategy })
      .tiles.map(({ name, stateText }) => [name, stateText])
      .slice(0, 4),
  ).toEqual([
    ['Trading', 'Running'],
    [undefined, undefined],
    [undefined, undefined],
    ['Something new', undefined],
  ]);
});
