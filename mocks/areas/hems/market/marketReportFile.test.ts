import { read, utils } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { marketReportFile, type Shown } from './marketReportFile';

const SHOWN: readonly Shown[] = [
  {
    title: 'Price: day',
    data: {
      timeZone: 'UTC',
      xlist: ['2026-04-14T00:00:00Z'],
      ylist: [{ name: 'Price', dataKey: 'price', unit: 'EUR/MWh', list: [-4.5] }],
      signList: [],
    },
  },
  { title: 'Mean (A)', data: { value: 61.2, unit: 'EUR/MWh', change: null } },
  { title: 'Remarks', data: { text: '=1+1' } },
];

it('writes a sheet a component, its values as they are and nothing that calculates', async () => {
  const answer = await marketReportFile(SHOWN, 'Netherlands', 'report', 'xlsx', 'en');
  const book = read(await answer.arrayBuffer());
  expect(book.SheetNames).toEqual(['1 Price  day', '2 Mean (A)', '3 Remarks']);
  expect(book.SheetNames.map((name) => utils.sheet_to_json(book.Sheets[name] ?? {}, { header: 1 }).at(-1))).toEqual([
    ['2026-04-14T00:00:00Z', -4.5],
    [61.2, 'EUR/MWh'],
    ["'=1+1"],
  ]);
});

it('writes A4 pages, as many as the lines need', async () => {
  const text = {
    title: 'Remarks',
    data: { text: Array.from({ length: 100 }, (_, line) => `Line ${line} (é 价)`).join('\n') },
  };
  const answer = await marketReportFile([text], 'Netherlands', 'report', 'pdf', 'en');
  const file = new TextDecoder('latin1').decode(await answer.arrayBuffer());
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(file).toMatch(/^%PDF-1\.4\n[^]*MediaBox \[0 0 595\.28 841\.89\][^]*%%EOF\n$/);
  expect([file.match(/\/Type \/Page /g)?.length, file.includes('(  Line 99 \\(é ?\\)) Tj')]).toEqual([2, true]);
  expect(file.slice(Number(/startxref\n(\d+)/.exec(file)?.[1]))).toMatch(/^xref\n/);
});
