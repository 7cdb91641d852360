import { expect, it } from 'vitest';
import { belowFirstSafe, lockedPackages, unfree, unheld, withScripts } from '../audit/lockfile.mjs';

const packages = lockedPackages();

it('takes every package as it was looked at: by its sum, from a registry', () => {
  expect(packages.length).toBeGreaterThan(300);
  expect(unheld(packages)).toEqual([]);
});

it('runs nobody’s script when it is installed but those that are known', () =>
  expect(withScripts(packages)).toEqual([]));

it('has no version with a hole that is known', () => expect(belowFirstSafe(packages)).toEqual([]));

it('gives visitors nothing whose licence asks for more than to be named', () => expect(unfree(packages)).toEqual([]));
