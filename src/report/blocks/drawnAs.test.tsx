import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { chart, defineMeasures, defineReport, line, own } from '@/dsl';
import type { PartMaker } from '../block';
import { drawnAs } from './drawnAs';
import type { OwnBlockProps } from './ownBlock';

vi.mock('react-admin', () => ({ useTranslate: () => (key: string) => key }));
vi.mock('../chart/ChartBlockView', () => ({ ChartBlockView: () => null }));
afterEach(cleanup);

const block = own('POST curve');
const report = defineReport({
  name: 'area/curves',
  api: '/area/curves',
  params: {},
  measures: defineMeasures({ power: { unit: 'kW' } }),
  blocks: { curve: block },
});
const state = { loading: false, error: undefined, updatedAt: 1, onRetry: () => undefined };
const Drawn = drawnAs(chart([line('power')]), (answer) => ({ xlist: ['a', 'b'], ylist: [{ dataKey: 'power', list: answer }] }));

it('is in the file and on paper as what is drawn of the answer, and only while there is one', async () => {
  const parts: (PartMaker | undefined)[] = [];
  const props = (data: unknown): OwnBlockProps => ({
    name: 'curve',
    block,
    heading: 'Curve',
    place: { report, params: {}, zone: 'UTC', currency: '€' },
    live: { data, state, isStale: false },
    extra: {},
    setExtra: () => undefined,
    ask: async () => data,
    setPart: (part) => void parts.push(part),
  });
  const { rerender } = render(<Drawn {...props(undefined)} />);
  expect(parts).toEqual([]);
  rerender(<Drawn {...props([1, 2.5])} />);
  const part = await parts.at(-1)?.(new AbortController().signal);
  expect(part?.rows).toEqual([
    ['a', { value: 1, decimals: 2 }],
    ['b', { value: 2.5, decimals: 2 }],
  ]);
  rerender(<Drawn {...props(undefined)} />);
  expect(parts.at(-1)).toBeUndefined();
});
