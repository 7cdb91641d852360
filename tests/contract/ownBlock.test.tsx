import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { lintReport } from '@/schema/lint';
import { defineMeasures, defineReport, figures } from '@/dsl';
import { renderReport } from '@/report/testing/renderReport';
import { paperParts } from '@/report/file/paperParts';
import { callsOfReport } from '@/tools/describe/callsOfReport';
import { testBackend } from '@mocks/testing';
import { gauge } from '../fixtures/reports/lab/parts/gauge/gauge';

const report = (limit = 500) =>
  defineReport({
    name: 'test/dials',
    api: '/test/dials',
    params: {},
    measures: defineMeasures({ generation: { unit: 'kWh' } }),
    blocks: {
      dial: gauge('POST dial', 'generation', limit),
      sums: figures('POST sums', ['generation']),
    },
  });

beforeAll(() => import('../fixtures/reports/lab/parts/gauge/GaugeView'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a kind of block that the framework has never heard of', () => {
  it('checks what it was given', () => {
    const told = (limit: number) => lintReport(report(limit)).map(({ reason }) => reason);
    expect(told(500)).toEqual([]);
    expect(told(0)).toEqual(['A gauge goes from 0 to a limit.']);
  });

  it('needs its heading and the names of its measures', () => {
    const texts = { resources: { 'test/dials': { name: 'Dials', blocks: { sums: 'Sums' } } } };
    expect(lintReport(report(), { messages: { en: texts } }).map(({ path }) => path)).toEqual([
      'test/dials: resources.test/dials.blocks.dial',
      'test/dials: measures.generation',
    ]);
  });

  it('stands among the calls of the guide', () =>
    expect(callsOfReport(report())).toContainEqual(
      expect.objectContaining({ name: 'dial', method: 'POST', path: '/test/dials/dial' }),
    ));

  it('is a table in the file and on paper, also where nobody has looked at it', async () => {
    const { dial } = report().blocks;
    const tools = { translate: (key: string) => key, locale: 'en' } as never;
    const [part] = await paperParts(
      {
        blocks: [
          { name: 'dial', block: dial, heading: 'Dial', extra: {}, load: async () => ({ now: 12, limit: 500 }) },
        ],
        placeOf: () => ({ zone: 'UTC' }),
      } as never,
      tools,
      new AbortController().signal,
      () => undefined,
    );
    expect(part?.table).toEqual({
      columns: [{ label: 'measures.generation', isFigure: true }],
      rows: [[{ value: 12, decimals: 1 }], [{ value: 500, decimals: 1 }]],
    });
  });

  it('is drawn by its own component, of what its call answers', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ code: '0000', msg: '', data: { now: 12, limit: 500 } }));
    await renderReport(report());
    expect(await screen.findByText('12 / 500')).toBeTruthy();
    expect(screen.getByRole('meter').getAttribute('max')).toBe('500');
  });

  it('is answered by the reference backend', async () => {
    const { call, token } = testBackend({ extraReports: [report()] });
    const { data } = await call('POST /test/dials/dial', {}, await token('admin@demo.energy'));
    expect(data).toEqual({ now: expect.any(Number), limit: 500 });
  });
});
