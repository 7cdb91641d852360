import { onSessionChange } from '@/access';
import { inBase, localStore, tabStore } from '@/access/internal';
import { asObject } from '@/api';
import { objectOf } from '@/schema';
import { type Brand, brandTitle } from '../brands/brand';
import { type BrandEntry, findBrand } from '../brands/findBrand';
import { KEPT, LOOK, type OfflineLook } from './keptOverview';
import { madeManifest } from './madeManifest';
import { manifestPath } from './manifestPath';

async function jsonAt(path: string): Promise<unknown> {
  const answer = await fetch(path, { cache: 'no-cache' });
  return answer.ok ? answer.json().catch(() => undefined) : undefined; // a host may answer anything with its page
}

/** Adds an element to the head, or changes the one that is there. */
function put(
  name: 'link' | 'meta',
  mark: Readonly<Record<string, string>>,
  rest: Readonly<Record<string, string>>,
): void {
  const selector = Object.entries(mark).map(([key, value]) => `[${key}="${value}"]`);
  const known = document.head.querySelector(name + selector.join(''));
  const one = known ?? document.createElement(name);
  for (const [key, value] of Object.entries({ ...mark, ...rest }))
    if (one.getAttribute(key) !== value) one.setAttribute(key, value);
  if (!known) document.head.append(one);
}

/** What a browser needs to install the console, and what it looks like as an app. */
async function describeApp(entry: BrandEntry, brand: Brand, title: string, locale: string): Promise<void> {
  const { appId, accent } = brand;
  put('meta', { name: 'theme-color', media: '(prefers-color-scheme: light)' }, { content: accent.light });
  put('meta', { name: 'theme-color', media: '(prefers-color-scheme: dark)' }, { content: '#171d29' });
  put('meta', { name: 'apple-mobile-web-app-title' }, { content: title });
  const path = inBase(manifestPath(appId, locale));
  const built = asObject(await jsonAt(path));
  const manifest = built ?? asObject(await madeManifest(entry, brand, locale));
  if (!manifest) return;
  const type = 'application/manifest+json';
  const href = built ? path : URL.createObjectURL(new Blob([JSON.stringify(manifest)], { type }));
  put('link', { rel: 'manifest' }, { href });
  const icons = Array.isArray(manifest.icons) ? manifest.icons.map(objectOf) : [];
  const touch = icons.find(({ sizes }) => sizes === '180x180')?.src;
  if (typeof touch === 'string') put('link', { rel: 'apple-touch-icon' }, { href: touch });
}

/** Forgets the overview where it lies: for the page without a network, and for a session that is begun again. */
export function forgetOverview(): void {
  localStore.remove(KEPT);
  const parked = asObject(tabStore.read('parked'));
  const left = asObject(parked?.left);
  if (!left || !(KEPT in left)) return;
  const { [KEPT]: _, ...others } = left;
  tabStore.write('parked', { ...parked, left: others });
}

async function withdraw(worker: string): Promise<void> {
  localStorage.removeItem(LOOK);
  forgetOverview();
  for (const one of (await navigator.serviceWorker?.getRegistrations()) ?? [])
    if (one.active?.scriptURL.endsWith(worker)) await one.unregister();
}

let watching = false;

/** Who signs out, whose session ends, or who comes after somebody else leaves no overview behind. */
function watchSession(userId: string | undefined): void {
  if (asObject(localStore.read(KEPT))?.userId !== userId) forgetOverview();
  if (watching) return;
  watching = true;
  onSessionChange((session) => {
    if (asObject(localStore.read(KEPT))?.userId !== session?.userId || !session) forgetOverview();
  });
}

/**
 * Lets the console be installed, and puts the worker in its place that says it where the network is away. `install:
 * false` of a brand in `/brands.json` wants neither, and takes back what there was.
 */
export async function installConsole(brand: Brand, locale: string, userId: string | undefined): Promise<void> {
  const worker = inBase('/sw.js');
  const entry = findBrand(await jsonAt(inBase('/brands.json')), window.location.hostname);
  if (entry?.install === false) return withdraw(worker);
  const title = brandTitle(brand, locale);
  const look: OfflineLook = { title, language: locale, accent: { light: brand.accent.light, dark: brand.accent.dark } };
  localStorage.setItem(LOOK, JSON.stringify(look));
  watchSession(userId);
  if (entry && (entry.appId ?? brand.appId) === brand.appId) await describeApp(entry, brand, title, locale);
  await navigator.serviceWorker?.register(worker, { scope: inBase('/'), updateViaCache: 'none' });
}
