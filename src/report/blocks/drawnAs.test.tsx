import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chart, defineMeasures, defineReport, line, own } from '@/dsl';
import { fakeServer } from '@/data/testing/fakeServer';
import type { PartMaker } from '../blockProps';
import { renderReport } from '../testing/renderReport';
import { drawnAs } from './drawnAs';
import type { OwnBlockProps } from './ownBlock';

const report = defineReport({
  name: 'area/curves',
  api: '/area/curves',
  params: {},
  measures: defineMeasures({ power: { unit: 'kW' } }),
  blocks: { curve: own('POST curve') },
});
const Drawn = drawnAs(chart([line('power')], { views: ['table'] }), (answer) => ({
  xlist: ['a', 'b'],
  ylist: [{ dataKey: 'power', list: answer }],
}));

beforeEach(() => vi.stubGlobal('IntersectionObserver', undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is in the file and on paper as what is drawn of the answer, and only while it is there', async () => {
  const parts: (PartMaker | undefined)[] = [];
  const keep = (part: PartMaker | undefined) => void parts.push(part);
  const Curve = (props: OwnBlockProps) => <Drawn {...props} setPart={keep} />;
  fakeServer({ curve: () => [1, 2.5] });
  await renderReport(report, { views: { blocks: { curve: Curve } } });
  expect(await screen.findByText('2.50')).toBeTruthy();
  const part = await parts.at(-1)?.(new AbortController().signal);
  expect(part?.rows).toEqual([
    ['a', { value: 1, decimals: 2 }],
    ['b', { value: 2.5, decimals: 2 }],
  ]);
  cleanup();
  expect(parts.at(-1)).toBeUndefined();
});
