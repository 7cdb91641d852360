import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { readonly packages: Readonly<Record<string, Locked>> };
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
const named = (wanted: (one: Locked) => boolean) => packages.filter(([, one]) => wanted(one)).map(([path]) => path.replace('node_modules/', ''));

/** The first version without a known hole; looked through by hand with every release. */
const FLOORS: Readonly<Record<string, string>> = { echarts: '6.1.0', 'react-router': '7.12.0', dompurify: '3.3.2', 'react-admin': '4.7.6' };
const FREE = /^(?:MIT|ISC|0BSD|BSD|BSD-[23]-Clause|Apache-2\.0|\(MPL-2\.0 OR Apache-2\.0\)|\(MIT AND Zlib\)|MIT OR SEE LICENSE IN FEEL-FREE\.md)$/;

const numbers = (version: string) => version.split(/[.-]/).slice(0, 3).map(Number);

it('takes every package as it was looked at: by its sum, from a registry', () => {
  expect(named(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([]);
  expect(named(({ resolved = '' }) => /^(?:git|http:)|github\.com/.test(resolved))).toEqual([]);
});

it('runs nobody’s script when it is installed but those that are known', () => {
  expect(named(({ hasInstallScript }) => hasInstallScript === true)).toEqual(['core-js', 'msw']);
});

it.each(Object.entries(FLOORS))('has %s at %s or later', (name, floor) => {
  const [have, need] = [lock.packages[`node_modules/${name}`]?.version ?? '0', floor].map(numbers);
  const first = need?.findIndex((part, index) => part !== have?.[index]) ?? -1;
  expect(first === -1 || (have?.[first] ?? 0) > (need?.[first] ?? 0)).toBe(true);
});

it('gives visitors nothing whose licence asks for more than to be named', () => {
  expect(named(({ dev, license = '' }) => !dev && !FREE.test(license))).toEqual([]);
});
