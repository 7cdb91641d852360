import { describe, expect, it, vi } from 'vitest';
import { createAreaRegistry } from './areaRegistry';
import { thingOf } from './testing/thing';

const known = { schemas: new Set(['test/thing']), pages: new Set<string>() };
const source = () => ({ schemas: { '/schemas/test/thing.ts': async () => ({ thing: thingOf() }) }, views: {}, pages: {} });

describe('a registry by areas', () => {
  it('loads an area once, when something of it is first asked for', async () => {
    vi.useFakeTimers();
    const test = vi.fn(async () => source());
    const registry = createAreaRegistry({ known, areas: { test }, messages: {} });
    expect(registry.known).toBe(known);
    expect(test).not.toHaveBeenCalled();
    expect((await registry.schema('test/thing')).name).toBe('test/thing');
    expect(await registry.views('test/thing')).toEqual({});
    expect(test).toHaveBeenCalledTimes(1);
  });

  it('answers the same promise for the same name', () => {
    const registry = createAreaRegistry({ known, areas: { test: async () => source() }, messages: {} });
    expect(registry.schema('test/thing')).toBe(registry.schema('test/thing'));
  });

  it('names what it does not have, and tries an area again that could not be loaded', async () => {
    vi.useFakeTimers();
    const test = vi.fn(async () => source()).mockRejectedValueOnce(new Error('no network'));
    const registry = createAreaRegistry({ known, areas: { test }, messages: {} });
    await expect(registry.schema('test/thing')).rejects.toThrow('no network');
    await expect(registry.schema('test/thing'), 'not asked for again at once').rejects.toThrow('no network');
    await vi.advanceTimersByTimeAsync(200);
    expect((await registry.schema('test/thing')).name).toBe('test/thing');
    await expect(registry.schema('other/thing')).rejects.toThrow('This build has no schema "other/thing".');
    await expect(registry.page('constructor')).rejects.toThrow('no page');
    vi.useRealTimers();
  });
});
