import type { Brand } from './brand';
import { chooseBrand } from './chooseBrand';
import { defaultBrand } from './defaultBrand';

const CAP_MS = 1500;

/** The brand of this host from `/brands.json`, read without cache; the default brand when that fails or takes too long. */
export async function loadBrand(): Promise<Brand> {
  try {
    const answer = await fetch('/brands.json', { cache: 'no-store', signal: AbortSignal.timeout(CAP_MS) });
    return answer.ok ? chooseBrand(await answer.json(), window.location.hostname) : defaultBrand;
  } catch {
    return defaultBrand;
  }
}
