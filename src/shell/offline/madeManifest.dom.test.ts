import { beforeEach, expect, it, vi } from 'vitest';
import { readBrand } from '../brands/readBrand';
import { installConsole } from './installConsole';
import { madeManifest } from './madeManifest';

const entry = {
  appId: 'late',
  title: 'Late',
  titleZh: '后来',
  languages: ['en', 'zh'],
  icon: '/late/icon.svg',
  accent: { light: '#155fc4', dark: '#7cb2ff' },
};
const there = new Set(['/late/icon-512.png']);

/** A host that answers what it has not with its page, as many do. */
const host = async (path: string) => {
  if (path === '/brands.json') return Response.json({ brands: [entry] });
  if (there.has(path)) return new Response('', { headers: { 'content-type': 'image/png' } });
  return new Response('<p>', { headers: { 'content-type': 'text/html' } });
};

beforeEach(() => {
  vi.stubGlobal('fetch', host);
  return () => vi.unstubAllGlobals();
});

it('of a brand that the build did not know is made of its entry, and of the pictures that are there', async () => {
  const { origin } = window.location;
  expect(await madeManifest(entry, readBrand(entry), 'zh')).toMatchObject({
    name: '后来',
    lang: 'zh-CN',
    start_url: `${origin}/`,
    icons: [{ src: `${origin}/late/icon.svg` }, { src: `${origin}/late/icon-512.png`, sizes: '512x512' }],
  });
});

it('is what the page names', async () => {
  await installConsole(readBrand(entry), 'en', '7');
  const { href = '' } = document.head.querySelector<HTMLLinkElement>('link[rel=manifest]') ?? {};
  expect(href).toMatch(/^blob:/);
});
