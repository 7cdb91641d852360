import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configureFormats } from '@/dsl';
import type * as Workbook from '@/widgets/workbook/runWorkbook';
import { jsonLines } from '../fixtures/schemas/lab/parts/jsonLines/jsonLines';

beforeEach(() => configureFormats({ jsonl: jsonLines }));
afterEach(() => configureFormats({ jsonl: undefined }));

it('writes the rows of a list in a format that the framework has never heard of', async () => {
  const { makeFile } = await vi.importActual<typeof Workbook>('@/widgets/workbook/runWorkbook');
  const rows = [
    ['Name', 'Power (kW)'],
    ['Roof', { number: -5, format: '0' }],
    ['Hall', null],
  ];
  const file = await makeFile('jsonl', 'Meters: all', [{ name: 'Meters', rows }]);
  expect([file.name, file.type]).toEqual(['Meters  all.jsonl', 'application/jsonl']);
  expect((await file.text()).trim().split('\n')).toEqual([
    '{"Name":"Roof","Power (kW)":-5}',
    '{"Name":"Hall","Power (kW)":null}',
  ]);
});
