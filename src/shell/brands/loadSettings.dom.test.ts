import { afterEach, expect, it, vi } from 'vitest';
import { keepFile } from '../first/keptFile';
import { defaultBrand } from './defaultBrand';
import { loadSettings } from './loadSettings';

const file = (title: string) => ({ brands: [{ title, hosts: [] }], wire: { successCode: '200' } });
const answered = (answer: () => Promise<Response>) => vi.spyOn(globalThis, 'fetch').mockImplementation(answer);

afterEach(() => {
  vi.restoreAllMocks();
  keepFile(undefined);
});

it('takes the file as it is now', async () => {
  keepFile(file('As built'));
  answered(() => Promise.resolve(Response.json(file('As it is now'))));
  const { brand, wire } = await loadSettings();
  expect(brand.title).toBe('As it is now');
  expect(wire.successCode).toBe('200');
});

const failures: readonly [string, () => Promise<Response>][] = [
  ['too late', () => Promise.reject(new DOMException('Too late', 'TimeoutError'))],
  ['refused', () => Promise.resolve(new Response('', { status: 502 }))],
  ['no file', () => Promise.resolve(new Response('<html>'))],
];

it.each(failures)('keeps brand and wire the page began with where it is %s', async (_, answer) => {
  keepFile(file('As built'));
  answered(answer);
  const { brand, wire } = await loadSettings();
  expect(brand.title).toBe('As built');
  expect(wire.successCode).toBe('200');
});

it.each(failures)('has the default brand where it is %s, and the page began with none', async (_, answer) => {
  answered(answer);
  const { brand, wire } = await loadSettings();
  expect(brand.title).toBe(defaultBrand.title);
  expect(wire).toEqual({});
});
