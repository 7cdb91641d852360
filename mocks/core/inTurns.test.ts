import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beforePart, inTurns, keptParts } from './inTurns';
import { Refusal } from './refusal';

/** Sums of so many parts of 20 ms, which are kept. */
function sums(count: number) {
  const kept = new Set<number>();
  let begun = 0;
  const sum = (): number => {
    begun += 1;
    for (let part = 0; part < count; part += 1) {
      if (kept.has(part)) continue;
      beforePart();
      vi.advanceTimersByTime(20); // takes so long
      kept.add(part);
    }
    return kept.size;
  };
  return { sum, kept, begun: () => begun };
}

describe('sums that take long', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('let others have their turn, and do nothing twice', async () => {
    const { sum, begun } = sums(30);
    let others = 0;
    const other = setInterval(() => (others += 1), 0);
    expect(await inTurns(sum, Infinity)).toBe(30);
    clearInterval(other);
    expect(begun()).toBe(8); // a turn is over after the part that passes 60 ms
    expect(others).toBeGreaterThan(5);
  });

  it('are told to come again, and are further then', async () => {
    const { sum, kept } = sums(30);
    await expect(inTurns(sum, 100)).rejects.toMatchObject({
      key: 'stillSumming',
      status: 429,
      options: { retryAfter: 1 },
    });
    expect(kept.size).toBeGreaterThan(3);
    let answer: number | Refusal = new Refusal('stillSumming');
    for (let tries = 0; tries < 20 && answer instanceof Refusal; tries += 1)
      answer = await inTurns(sum, 100).catch((error: Refusal) => error);
    expect(answer).toBe(30);
  });

  it('keep what a call has made until it ends, of what it was made of', async () => {
    const part = keptParts<string>();
    const made: string[] = [];
    const rows = Array.from({ length: 30 }, (_, id) => ({ id }));
    const make = (text: string) => {
      vi.advanceTimersByTime(20);
      made.push(text);
      return text;
    };
    const answer = () => [
      ...rows.map((row) => part(`row ${row.id}`, { ...row }, () => make(`row ${row.id}`))),
      part('row 0', { id: 'another' }, () => make('another')),
    ];
    expect(await inTurns(answer, Infinity)).toHaveLength(31);
    expect(made.length).toBeLessThan(36);
    await inTurns(answer, Infinity);
    expect(made.length).toBeGreaterThan(60);
  });

  it('are not interrupted where nobody asked for turns, and go on with what comes later', async () => {
    expect(sums(10).sum()).toBe(10);
    const later = sums(10);
    expect(await inTurns(async () => (await Promise.resolve(), later.sum()), 100)).toBe(10);
    expect(later.begun()).toBe(1);
  });

  it('end with what went wrong in them', async () => {
    await expect(
      inTurns(() => {
        throw new Error('broken');
      }, Infinity),
    ).rejects.toThrow('broken');
  });
});
