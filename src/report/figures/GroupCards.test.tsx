import { cleanup, screen, within, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '@/data/testing/fakeServer';
import { defineMeasures, defineReport, figureGroups, text } from '@/dsl';
import { renderReport } from '../testing/renderReport';

const measures = defineMeasures({
  bought: { unit: 'kWh', tone: 'grid', aliases: ['purchase'] },
  sold: { unit: 'kWh' },
  made: { unit: 'kWh', tone: 'solar' },
});
const report = defineReport({
  name: 'area/figures',
  api: '/area/figures',
  params: { name: text(), other: text() },
  measures,
  blocks: {
    summary: figureGroups('POST summary', { grid: ['bought', 'sold'], solar: ['made'] }, { inputs: ['name'] }),
  },
});

beforeEach(() => void vi.stubGlobal('IntersectionObserver', undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('figures stand on cards with their titles, and a parameter of the block in its heading', async () => {
  fakeServer({ summary: () => ({ grid: { purchase: { value: 3, unit: 'kWh' } }, solar: { made: 0 } }) });
  await renderReport(report);
  const block = await screen.findByRole('region', { name: 'Summary' });
  await within(block).findByText(/3\.00/);
  expect(
    within(block)
      .getAllByRole('definition')
      .map((one) => one.textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual(['3.00 kWh', '-', '0 kWh']);
  expect(within(within(block).getByRole('region', { name: 'Solar' })).getAllByRole('definition')).toHaveLength(1);
  expect(await within(block).findByRole('textbox', { name: 'Name' })).toBeDefined();
  await waitFor(() => expect(within(block).queryByRole('textbox', { name: 'Other' })).toBeNull());
  expect(await screen.findByRole('textbox', { name: 'Other' })).toBeDefined();
});
