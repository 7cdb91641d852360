import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../theme/contrast';
import { tokens } from '../theme/tokens';
import { accents } from './accents';
import { chooseBrand } from './chooseBrand';
import { defaultBrand } from './defaultBrand';

const file: unknown = JSON.parse(readFileSync('resources/public/brands.json', 'utf8'));

describe('the brand of a host', () => {
  it.each([
    ['localhost', 'blue', 'hems', false],
    ['ORANGE.localhost', 'orange', 'hems', false],
    ['vpp.localhost', 'vpp', 'vpp', true],
    ['unknown.example', 'blue', 'hems', false],
  ])('%s is %s', (host, theme, variant, multilingual) => {
    expect(chooseBrand(file, host)).toMatchObject({ theme, variant, multilingual });
  });

  it('prefers the exact host, then the domain, then the entry without hosts', () => {
    const brands = [{ title: 'Rest' }, { hosts: ['*.x.example'], title: 'Domain' }, { hosts: ['a.x.example'], title: 'Exact' }];
    const title = (host: string) => chooseBrand({ brands }, host).title;
    expect([title('a.x.example'), title('b.x.example'), title('x.example'), title('y')]).toEqual(['Exact', 'Domain', 'Rest', 'Rest']);
  });

  it.each([[null], ['<html>'], [[]], [{}], [{ brands: null }], [{ brands: [null, 7] }]])('falls back on %j', (bad) => {
    expect(chooseBrand(bad, 'localhost')).toBe(defaultBrand);
  });

  it('repairs an entry and takes no address from outside', () => {
    const brand = chooseBrand({ brands: [{ theme: 'constructor', logo: '//evil/x', icon: 7, footer: { text: 'F', url: 'javascript:1' }, platformPrefix: 'https://x' }] }, 'x');
    expect(brand).toMatchObject({ theme: 'blue', logo: '/brands/blue/logo.svg', icon: '/brands/blue/icon.svg', footer: { text: 'F' } });
    expect(brand.footer).not.toHaveProperty('url');
    expect(brand).not.toHaveProperty('platformPrefix');
  });
});

it.each(Object.entries(accents))('the accent of %s keeps AA', (_, accent) => {
  for (const mode of ['light', 'dark'] as const) {
    for (const surface of [tokens[mode].canvas, tokens[mode].paper]) expect(contrast(accent[mode], surface)).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(accent.light, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(accent.dark, '#0e141b')).toBeGreaterThanOrEqual(4.5);
});
