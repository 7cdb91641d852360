import { basePath } from '@/access/internal';
import type { Brand } from '../brands/brand';
import type { BrandEntry } from '../brands/findBrand';
import { manifestPath } from './manifestPath';
import { manifestsOf, picturesOf } from './manifestsOf';

async function hasPicture(path: string): Promise<boolean> {
  const answer = await fetch(basePath + path, { method: 'HEAD', cache: 'no-cache' }).catch(() => undefined);
  return answer?.ok === true && answer.headers.get('content-type')?.startsWith('image/') === true;
}

/**
 * The manifest of a brand that the build did not know, made of its entry in `/brands.json` and of the pictures there
 * are. Its addresses name the host: it stands at none.
 */
export async function madeManifest(entry: BrandEntry, brand: Brand, locale: string): Promise<unknown> {
  const pictures = picturesOf(brand);
  const found = await Promise.all(pictures.map(hasPicture));
  const base = `${window.location.origin}${basePath}/`;
  const made = manifestsOf({ brands: [entry] }, base, (path) => found[pictures.indexOf(path)] === true);
  const own = made.find(({ path }) => path === manifestPath(brand.appId, locale)) ?? made[0];
  return own && (JSON.parse(own.text) as unknown);
}
