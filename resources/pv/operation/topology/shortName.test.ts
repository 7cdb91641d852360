import { expect, it } from 'vitest';
import { shortName } from './shortName';

it.each([
  ['Utrecht Rooftop Inverter 3', 'Utrecht Rooftop', 'Inverter 3'],
  ['工业园区一期逆变器3', '工业园区一期', '逆变器3'],
  ['Utrecht Rooftop', 'Utrecht Rooftop', 'Utrecht Rooftop'],
  ['Hall 1', 'Utrecht Rooftop', 'Hall 1'],
  ['Hall 1', '', 'Hall 1'],
])('%s at %s is %s', (name, station, short) => expect(shortName(name, station)).toBe(short));
