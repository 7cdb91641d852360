import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceBrands } from '../../deploy/brandsIn.mjs';

/**
 * The script before the first paint with the brands that are configured at this moment; undefined when the folder has
 * none.
 */
export async function firstScript(folder: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const [script, brands] = await Promise.all(
      ['first.js', 'brands.json'].map((name) => readFile(join(folder, name), 'utf8')),
    );
    return new TextEncoder().encode(replaceBrands(script ?? '', brands ?? ''));
  } catch {
    return undefined;
  }
}
