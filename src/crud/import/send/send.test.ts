import { describe, expect, it } from 'vitest';
import { WireError, type FailureKind } from '@/api';
import type { ImportRow } from '../rows/importRow';
import type { RowNews } from '../rows/importStore';
import { saveRows } from './saveRows';
import { outcomeOf, refusalOf } from './outcome';

const rowOf = (key: number): ImportRow => ({
  key,
  line: key,
  cells: { name: `n${key}` },
  values: {},
  problems: {},
  said: {},
});
const rows = [rowOf(2), rowOf(3), rowOf(4)];
const sending = { rows, fieldOf: (text: string) => (text === 'name' ? 'name' : undefined), taken: 'done' } as const;
const states = (news: ReadonlyMap<number, RowNews>) =>
  [...news.values()].map(({ sent, said }) => sent ?? Object.values(said ?? {})[0]?.rule ?? 'ready');
const error = (kind: FailureKind, more = {}) => new WireError({ kind, messageKey: 'errors.server', ...more });

describe('outcomeOf', () => {
  it.each([
    ['success only', { rows: [], token: {} }, ['done', 'done', 'done']],
    ['all counted', { passed: 3, failed: 0, rows: [], token: {} }, ['done', 'done', 'done']],
    ['one named', { passed: 2, failed: 1, rows: [{ row: 3, text: 'taken' }], token: {} }, ['done', 'server', 'done']],
    ['named without counts', { rows: [{ row: 3, text: 'taken' }], token: {} }, ['done', 'server', 'done']],
    [
      'all failed, none named',
      { passed: 0, failed: 3, rows: [], token: {} },
      ['sheetRefused', 'sheetRefused', 'sheetRefused'],
    ],
    ['one failed, not named', { passed: 2, failed: 1, rows: [], token: {} }, ['unclear', 'unclear', 'unclear']],
    [
      'two failed, one named',
      { failed: 2, rows: [{ row: 2, text: 'x' }], token: {} },
      ['server', 'unclear', 'unclear'],
    ],
    ['fewer passed than sent', { passed: 0, rows: [], token: {} }, ['sheetRefused', 'sheetRefused', 'sheetRefused']],
  ])('reads %s', (_, answer, expected) => expect(states(outcomeOf(answer, sending).news)).toEqual(expected));

  it.each([
    ['counts none', { passed: 0, rows: [], token: {} }, ['unclear', 'unclear', 'unclear']],
    ['counts fewer', { passed: 2, rows: [], token: {} }, ['unclear', 'unclear', 'unclear']],
    ['counts all', { passed: 3, rows: [], token: {} }, ['done', 'done', 'done']],
    ['counts nothing', { rows: [], token: {} }, ['done', 'done', 'done']],
  ])('knows nothing of rows that a confirmation does not count: it %s', (_, answer, expected) =>
    expect(states(outcomeOf(answer, { ...sending, confirmed: true }).news)).toEqual(expected),
  );

  it('leaves what a refusal does not name to be sent again', () => {
    expect(states(refusalOf({ rows: [{ row: 4, field: 'name', text: 'no' }], token: {} }, sending).news)).toEqual([
      'ready',
      'ready',
      'server',
    ]);
  });
});

describe('saveRows', () => {
  const run = async (answers: Readonly<Record<number, unknown>>, signal = new AbortController().signal) => {
    const news = new Map<number, RowNews>();
    const made: number[] = [];
    const done = saveRows(rows, {
      save: async ({ key }) => {
        made.push(key);
        if (answers[key]) throw answers[key];
      },
      fieldOf: sending.fieldOf,
      textOf: String,
      onNews: (some) => some.forEach((one, key) => news.set(key, one)),
      signal,
    });
    return {
      failure: await done.then(
        () => undefined,
        (reason: unknown) => reason,
      ),
      news,
      made,
    };
  };

  it('creates each row once; one that is refused does not hold up the others', async () => {
    const { news, made } = await run({ 3: error('business', { validationErrors: { name: 'taken' } }) });
    expect(made).toEqual([2, 3, 4]);
    expect(news.get(3)).toEqual({ sent: undefined, said: { name: { rule: 'server', text: 'taken' } } });
    expect([news.get(2)?.sent, news.get(4)?.sent]).toEqual(['done', 'done']);
  });

  it.each([
    ['no answer', error('timeout', { unclear: true })],
    ['a fault on the way', error('http', { status: 504, unclear: true })],
    ['what is no failed call at all', new TypeError('odd')],
  ])('never sends again what may have arrived: %s', async (_, failure) =>
    expect((await run({ 3: failure })).news.get(3)?.sent).toBe('unclear'),
  );

  it('stops when nothing can succeed any more, and leaves the rest as it was', async () => {
    const { failure, news, made } = await run({ 2: error('offline'), 3: error('offline') });
    expect(failure).toBeInstanceOf(WireError);
    expect(made).toEqual([2, 3]);
    expect([news.get(2)?.sent, news.has(4)]).toEqual([undefined, false]);
  });

  it('begins nothing once it is called off', async () => expect((await run({}, AbortSignal.abort())).made).toEqual([]));
});
