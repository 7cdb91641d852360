import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { UNSEEN } from './unseen';

/**
 * Sources that hide something from the eye in a box as wide as its surroundings: `width: 1` is all of them, not a
 * pixel, and makes pages scroll.
 */
const wide = ['src', 'resources'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .filter((path) => /width: 1,[^}]*clipPath: 'inset/.test(readFileSync(`${folder}/${path}`, 'utf8'))),
);

it('takes a pixel and no more', () => {
  expect(UNSEEN).toMatchObject({ width: '1px', height: '1px' });
  expect(wide).toEqual([]);
});
