import { beforeEach, describe, expect, it } from 'vitest';
import { isChunkFailure, mayReload, watchChunkFailures } from './chunkReload';

beforeEach(() => sessionStorage.clear());

describe('reload after a failed load', () => {
  it('is tried once, not in a loop', () => {
    expect(mayReload(1_000_000)).toBe(true);
    expect(mayReload(1_001_000)).toBe(false);
    expect(mayReload(1_059_999)).toBe(false);
  });

  it('is tried again for the next version', () => {
    expect(mayReload(1_000_000)).toBe(true);
    expect(mayReload(1_060_000)).toBe(true);
  });
});

describe('failed loads', () => {
  it('are told from other errors', () => {
    const stop = watchChunkFailures();
    const lost = new Error('nope');
    expect(isChunkFailure(lost)).toBe(false);
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: lost }));
    expect(isChunkFailure(lost)).toBe(true);
    expect(isChunkFailure(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))).toBe(true);
    expect(isChunkFailure(new TypeError('x is undefined'))).toBe(false);
    expect(isChunkFailure('Failed to fetch dynamically imported module')).toBe(false);
    stop();
  });
});
