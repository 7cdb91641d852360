import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ConsoleDataProvider } from '@/data/records/consoleDataProvider';
import { createAreaRegistry } from '@/data/registry/areaRegistry';
import { DropDocument } from './DropDocument';
import { memoryRecords, openMemory } from './memoryRecords';
import { addImport, readImport } from './readImport';

const fixture = (name: string) => readFileSync(`tests/fixtures/openapi/${name}`, 'utf8');
const elsewhere = { getList: vi.fn(async () => ({ data: [], total: 0 })) } as unknown as ConsoleDataProvider;
const page = { page: 1, perPage: 10 };
afterEach(cleanup);

describe('a document that is dropped', () => {
  it('is known as resources with texts in both languages', async () => {
    const registry = createAreaRegistry({ known: { schemas: new Set(), pages: new Set() }, areas: {}, messages: {} });
    const read = readImport(fixture('depot.json'), 'depot.json', 'document-1');
    addImport(registry, read);
    expect(read.resources.length).toBeGreaterThan(1);
    for (const { name } of read.resources) expect((await registry.schema(name)).name).toBe(name);
    for (const locale of ['en', 'zh'] as const) {
      expect(await registry.messages('document-1', locale)).toHaveProperty([
        'resources',
        read.resources[0]?.name ?? '',
        'name',
      ]);
    }
  });

  it.each(['one.json', 'depot.json', 'wms.json', 'plant.yaml', 'grid.yaml'])(
    '%s is listed, filtered, opened, created, edited and deleted',
    async (file) => {
      const { resources } = readImport(fixture(file), file, 'document-1');
      const data = memoryRecords(openMemory(resources), elsewhere);
      for (const { name, recordTitle } of resources) {
        const first = await data.getList(name, { pagination: page, sort: { field: 'id', order: 'ASC' }, filter: {} });
        expect([first.data.length, first.total]).toEqual([10, 24]);
        const { data: made } = await data.create(name, { data: { [recordTitle]: 'Own one' } });
        await data.update(name, { id: made.id, data: { [recordTitle]: 'Another' }, previousData: made });
        expect((await data.getOne(name, { id: made.id })).data).toMatchObject({
          id: made.id,
          [recordTitle]: 'Another',
        });
        expect((await data.getMany(name, { ids: [made.id, '1'] })).data).toHaveLength(2);
        await data.delete(name, { id: made.id, previousData: made });
        await expect(data.getOne(name, { id: made.id })).rejects.toThrow('There is no record');
      }
    },
  );

  it('tells records by their names where they are referred to', async () => {
    const { resources } = readImport(fixture('depot.json'), 'depot.json', 'document-1');
    const data = memoryRecords(openMemory(resources), elsewhere);
    const { data: child } = await data.getOne('document-1/category', { id: '4' });
    const { data: parent } = await data.getOne('document-1/category', { id: '1' });
    expect(Object.values(child.$texts ?? {})).toEqual([
      parent[resources.find(({ name }) => name === 'document-1/category')?.recordTitle ?? ''],
    ]);
  });

  it('leaves the records of others where they are', async () => {
    const data = memoryRecords(openMemory([]), elsewhere);
    await data.getList('iot/brand', { pagination: page, sort: { field: 'id', order: 'ASC' }, filter: {} });
    expect(elsewhere.getList).toHaveBeenCalledOnce();
  });

  it.each([
    ['{', 'is neither JSON nor YAML'],
    ['[]', 'holds no document'],
    ['{"openapi": "4.0"}', 'says neither "openapi: 3…" nor "swagger: 2.0"'],
    ['{"openapi": "3.0.0", "paths": {}}', 'has no call that lists records'],
  ])('is refused in words when it is %s', (text, words) => {
    expect(() => readImport(text, 'mine.json', 'document-1')).toThrow(words);
  });

  it('is taken by dropping it, and what is wrong is shown until a good one comes', async () => {
    const take = vi.fn((text: string) => {
      if (text === 'bad') throw new Error('mine.yaml is neither JSON nor YAML');
    });
    render(<DropDocument take={take} />);
    const area = screen.getByRole('group');
    fireEvent.drop(area, { dataTransfer: { files: [new File(['bad'], 'mine.yaml')] } });
    expect((await screen.findByRole('alert')).textContent).toContain('mine.yaml is neither JSON nor YAML');
    fireEvent.drop(area, { dataTransfer: { files: [new File(['good'], 'other.yaml')] } });
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(take).toHaveBeenLastCalledWith('good', 'other.yaml');
  });
});
