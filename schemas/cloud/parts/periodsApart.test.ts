import { expect, it } from 'vitest';
import { periodsApart } from './periodsApart';

const period = (startTime: string | null, endTime: string | null) => ({ startTime, endTime });

it.each([
  ['none', [], true],
  ['one after the other', [period('08:00', '10:00'), period('00:00', '08:00')], true],
  ['until the end of the day', [period('22:00', '24:00'), period('20:00', '22:00')], true],
  ['one minute shared', [period('08:00', '10:00'), period('09:59', '11:00')], false],
  ['one inside of another', [period('00:00', '24:00'), period('09:00', '10:00')], false],
  ['not filled in yet', [period('00:00', '24:00'), period('09:00', null)], true],
])('%s', (_what, periods, expected) => expect(periodsApart(periods)).toBe(expected));
