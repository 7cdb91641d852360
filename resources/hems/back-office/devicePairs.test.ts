import { expect, test } from 'vitest';
import { choicesOf, firstChoice, readPairs } from './devicePairs';

test('pairs devices of the lead with those of the controller', () => {
  const side = { id: '1', brand: 'Helion', model: 'SunLine 6', sn: 'A1', ratedPower: 6 };
  const pairs = readPairs({
    list: [
      { deviceType: 2, leadDevice: side, controllerDevice: { ...side, id: '9' } },
      { deviceType: 3, leadDevice: side, controllerDevice: { ...side, id: '9', sn: 'B2' } },
      { deviceType: 4, leadDevice: side, controllerDevice: null },
      { deviceType: 6, leadDevice: null, controllerDevice: side, result: 'controllerOnly' },
    ],
  });
  expect(pairs.map(({ deviceType, result }) => [deviceType, result])).toEqual([
    ['2', 'same'],
    ['3', 'different'],
    ['4', 'leadOnly'],
    ['6', 'controllerOnly'],
  ]);
  expect(pairs.map(firstChoice)).toEqual(['controller', 'controller', 'lead', 'controller']);
  expect(pairs.map(choicesOf)).toEqual([
    ['controller', 'lead', 'both', 'none'],
    ['controller', 'lead', 'both', 'none'],
    ['lead', 'none'],
    ['controller', 'none'],
  ]);
  expect(readPairs(null)).toEqual([]);
});
