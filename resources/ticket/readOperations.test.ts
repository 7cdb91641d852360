import { expect, it } from 'vitest';
import { readOperations } from './readOperations';

it('reads operations of whatever shape, and drops what is no row', () => {
  expect(
    readOperations([
      null,
      'x',
      {
        step: 'audit',
        role: { code: 'issuer', desc: '签发人' },
        operatorName: 'Li',
        operateTime: '2026-01-02T03:04:05',
        result: 1,
      },
    ]),
  ).toEqual([
    {
      step: 'audit',
      role: '签发人',
      operator: 'Li',
      planned: '',
      done: '2026-01-02 03:04:05',
      result: '1',
      opinion: '',
    },
  ]);
});

it('reads no operations as none', () => expect(readOperations([])).toEqual([]));
