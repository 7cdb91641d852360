import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lintReport } from '@/schema/lint';
import { chart, date, defineMeasures, defineReport, line } from '@/dsl';
import { behaviourMarks } from '@/report/chart/behaviourMarks';
import { blockSpec } from '@/report/chart/blockSpec';
import { renderReport } from '@/report/testing/renderReport';
import { testBackend } from '@mocks/testing';
import { limit } from '../fixtures/reports/lab/parts/limit';

const course = chart('POST course', [line('power')], { with: [limit(10)] });
const report = defineReport({
  name: 'test/limited',
  api: '/test/limited',
  params: { day: date({ required: true, default: 'today' }) },
  measures: defineMeasures({ power: { unit: 'kW' } }),
  blocks: { course },
});
const ANSWER = {
  xlist: ['00:00', '01:00', '02:00'],
  ylist: [{ dataKey: 'power', unit: 'kW', list: [4, 12, 8] }],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a behaviour of a chart that the framework has never heard of', () => {
  it('needs its texts', () => {
    const texts = {
      measures: { power: 'Power' },
      resources: { 'test/limited': { name: 'Limited', params: { day: 'Day' }, blocks: { course: 'Course' } } },
    };
    const paths = lintReport(report, { messages: { en: texts } }).map(({ path }) => path);
    expect(paths).toContain('test/limited: resources.test/limited.limit.course.over');
  });

  it('shades what it says', () => {
    const days = { startDate: '2026-10-01', endDate: '2026-10-01' };
    const place = { report, params: {}, zone: 'UTC', currency: '€', days };
    const block = { name: 'course', block: course, heading: 'Course', place };
    const translate = (key: string) => key;
    const { spec } = blockSpec(block, ANSWER, translate);
    const at = (time: string) => Date.parse(`2026-10-01T${time}:00Z`);
    const label = 'resources.test/limited.limit.course.over';
    expect(behaviourMarks({ ...block, answer: ANSWER, spec }, translate, 'en')).toEqual({
      ranges: [{ from: at('01:00'), to: at('02:00'), label, tone: 'bad' }],
      levels: [],
      notes: [label],
    });
  });

  it('says so above the chart', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ code: '0000', msg: '', data: ANSWER }));
    await renderReport(report);
    expect((await screen.findByText('Over')).getAttribute('role')).toBe('status');
  });

  it('adds to what the reference backend answers', async () => {
    const { call, token } = testBackend({ extraReports: [report] });
    const { data } = await call('POST /test/limited/course', { day: '2026-10-01' }, await token('admin@demo.energy'));
    expect(data).toMatchObject({ limit: 10, xlist: expect.any(Array) });
  });
});
