import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { at, testBackend } from '../testing';
import { memoryBlobs, type Blobs } from './blobs';
import { folderBlobs } from './folderBlobs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blobs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const files = () => join(folder, 'files');

describe.each([
  ['memory', memoryBlobs],
  ['a folder', () => folderBlobs(files())],
])('files in %s', (_, open: () => Blobs) => {
  it('are as they were put, until all are forgotten', () => {
    const blobs = open();
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    expect(blobs.get('a')).toBeUndefined();
    blobs.put('a', bytes);
    blobs.put('b', new Uint8Array());
    expect([blobs.get('a'), blobs.get('b')]).toEqual([bytes, new Uint8Array()]);
    blobs.clear();
    expect(blobs.get('a')).toBeUndefined();
  });
});

it.each(['', '..', '../a', 'a/b', 'a.part', 'a\0'])('no path comes from the id %j', (id) => {
  const blobs = folderBlobs(files());
  expect(() => blobs.put(id, new Uint8Array(1))).toThrow();
  expect(blobs.get(id)).toBeUndefined();
  expect(existsSync(files()) ? readdirSync(files()) : []).toEqual([]);
});

it('uploads are files, and a tenant has room for so many', async () => {
  const { raw, token, store } = testBackend({ settings: { uploadQuotaMegabytes: 1 }, blobs: folderBlobs(files()) });
  const authorization = `Bearer ${await token('admin@demo.energy')}`;
  const upload = async (bytes: number) => {
    const body = new FormData();
    body.append('file', new File([new Uint8Array(bytes).fill(7)], 'plan.pdf'));
    const response = await raw('POST', '/account/v3/web/file/upload', {
      method: 'POST',
      body,
      headers: { authorization, language: 'en' },
    });
    return (await response.json()) as { readonly code: string; readonly msg: string; readonly data: unknown };
  };
  const kept = await upload(700_000);
  expect(kept).toMatchObject({ code: '0000', data: { size: 700_000 } });
  expect(readdirSync(files())).toEqual([at(kept, 'fileId')]);
  expect(JSON.stringify(store.all('files'))).not.toContain('base64');
  const read = await raw('GET', String(at(kept, 'url')).replace(/^\/api\/vpp/, ''));
  expect(new Uint8Array(await read.arrayBuffer())).toEqual(new Uint8Array(700_000).fill(7));
  expect(await upload(700_000)).toMatchObject({ code: '4000', msg: 'The files of your tenant take all of their 1 M.' });
  expect(readdirSync(files())).toHaveLength(1);
});
