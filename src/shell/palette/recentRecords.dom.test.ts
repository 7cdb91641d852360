import { beforeEach, describe, expect, it } from 'vitest';
import { forgetRecord, readRecent, rememberRecord } from './recentRecords';

beforeEach(() => localStorage.clear());

const record = (number: number) => ({ path: `/a/${number}/show`, name: `记录 ${number}`, nameEn: `Record ${number}` });

describe('recent records', () => {
  it('keeps the latest first, each once, and not too many', () => {
    for (let number = 0; number < 20; number += 1) rememberRecord('7', record(number));
    rememberRecord('7', record(15));
    expect(readRecent('7').map((one) => one.nameEn)).toEqual(
      [15, 19, 18, 17, 16, 14, 13, 12, 11, 10, 9, 8].map((number) => `Record ${number}`),
    );
    forgetRecord('7', '/a/15/show');
    expect(readRecent('7')[0]).toEqual(record(19));
  });

  it('shows nothing of another user', () => {
    rememberRecord('7', record(1));
    expect(readRecent('8')).toEqual([]);
    rememberRecord('8', record(2));
    expect(readRecent('7')).toEqual([]);
  });

  it.each(['[]', '{"userId":"7","records":[null,{"path":7},{"path":"javascript:1","name":"x"}]}', 'x'])(
    'survives a damaged entry %s',
    (text) => {
      localStorage.setItem('console.recent', text);
      expect(readRecent('7')).toEqual([]);
    },
  );
});
