import { describe, expect, it, vi } from 'vitest';
import { createAreaRegistry } from './areaRegistry';
import { defineReport } from '@/schema';
import { thingOf } from '../testing/thing';

const known = { schemas: new Set(['test/thing']), pages: new Set<string>() };
const source = () => ({
  schemas: { '/schemas/test/thing.ts': async () => ({ thing: thingOf() }) },
  views: {},
  pages: {},
});

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

  it('knows reports, which are no schemas', async () => {
    const energy = defineReport({ name: 'test/energy', api: '/test/energy', params: {}, measures: {}, blocks: {} });
    const sources = { ...source(), reports: { '/schemas/test/energy.report.ts': async () => ({ energy }) } };
    const registry = createAreaRegistry({ known, areas: { test: async () => sources }, messages: {} });
    expect(await registry.report('test/energy')).toBe(energy);
    await expect(registry.report('test/thing')).rejects.toThrow(
      'no report "test/thing". Write schemas/test/thing.report.ts',
    );
    await expect(registry.schema('test/energy')).rejects.toThrow('no schema');
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
