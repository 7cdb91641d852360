import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contrast } from '@/theme/contrast';
import { tokens } from '@/theme/tokens';
import { accents } from './accents';
import { checkBrand } from './checkBrand';
import { chooseBrand } from './chooseBrand';
import { defaultBrand } from './defaultBrand';

interface File {
  readonly brands: readonly Readonly<Record<string, unknown> & { readonly hosts: readonly string[] }>[];
}
const file = JSON.parse(readFileSync('resources/public/brands.json', 'utf8')) as File;
const themes = Object.keys(accents);
const complaint = vi.fn<(text: string) => void>();

beforeEach(() => {
  complaint.mockClear();
  vi.spyOn(console, 'error').mockImplementation(complaint);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the brands of this console', () => {
  it.each(file.brands.map((brand) => [String(brand.appId), brand] as const))(
    '%s is complete, and its pictures are there',
    (_, brand) => {
      expect(checkBrand(brand, themes)).toEqual([]);
      for (const key of ['icon', 'logo', 'loginBackground'])
        expect(existsSync(`resources/public${String(brand[key])}`)).toBe(true);
    },
  );

  it('have no host in common', () => {
    const hosts = file.brands.flatMap((brand) => brand.hosts);
    expect(new Set(hosts).size).toBe(hosts.length);
  });

  it('are what the specification asks for', () => {
    const [blue, orange, vpp] = ['localhost', 'orange.localhost', 'vpp.localhost'].map((host) =>
      chooseBrand(file, host),
    );
    expect([blue, orange]).toMatchObject([
      // covers FR-008, FR-009, FR-013, HR-008, HR-009, HR-011, HE-387
      { appId: 'hems', title: 'HEMS Partner Portal', lang: 'en', multilingual: false },
      { title: 'HEMS Partner Portal', lang: 'en', multilingual: false },
    ]);
    // covers FR-007
    expect(blue?.logo).not.toBe(orange?.logo);
    expect(blue?.loginBackground).not.toBe(orange?.loginBackground);
    // covers FR-010
    expect(vpp).toMatchObject({ variant: 'vpp', lang: 'zh', multilingual: true });
  });
});

describe('a broken brand', () => {
  it('is named at start, field by field, and the default stands in', async () => {
    const [first] = file.brands;
    const brand = chooseBrand(
      { brands: [{ ...first, theme: 'pink', title: '', logo: 'https://elsewhere/logo.svg', hosts: ['x'] }] },
      'x',
    );
    expect(brand).toMatchObject({ theme: 'blue', title: defaultBrand.title, logo: defaultBrand.logo });
    await vi.waitFor(() => expect(complaint).toHaveBeenCalled());
    const [said] = complaint.mock.calls[0] ?? [];
    expect(said).toMatch(
      /brand of x: "title" is unusable.*"logo" is unusable.*"theme" is unusable: one of blue, orange, vpp\./,
    );
  });

  it.each([[{ light: '#9fc4ff', dark: '#7cb2ff' }], [{ light: 'blue', dark: '#7cb2ff' }], [{ light: '#155fc4' }], [7]])(
    'is not dressed in colors nobody can read: %j',
    async (accent) => {
      const brand = chooseBrand({ brands: [{ ...file.brands[0], accent, hosts: ['x'] }] }, 'x');
      expect(brand.accent).toEqual(accents.blue);
      await vi.waitFor(() => expect(complaint.mock.calls[0]?.[0]).toContain('"accent" is unusable'));
    },
  );

  it('is dressed in readable colors of its own, and says nothing', () => {
    const accent = { light: '#7a1fa2', dark: '#d6a4f0' };
    expect(chooseBrand({ brands: [{ ...file.brands[0], accent, hosts: ['x'] }] }, 'x').accent).toEqual(accent);
    expect(complaint).not.toHaveBeenCalled();
  });
});

// covers FR-011, FR-012, HR-010, FE-098, FE-100
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
    const brands = [
      { title: 'Rest' },
      { hosts: ['*.x.example'], title: 'Domain' },
      { hosts: ['a.x.example'], title: 'Exact' },
    ];
    const title = (host: string) => chooseBrand({ brands }, host).title;
    expect([title('a.x.example'), title('b.x.example'), title('x.example'), title('y')]).toEqual([
      'Exact',
      'Domain',
      'Rest',
      'Rest',
    ]);
  });

  it.each([[null], ['<html>'], [[]], [{}], [{ brands: null }], [{ brands: [null, 7] }]])('falls back on %j', (bad) => {
    expect(chooseBrand(bad, 'localhost')).toBe(defaultBrand);
  });

  it('repairs an entry and takes no address from outside', () => {
    const brand = chooseBrand(
      {
        brands: [
          {
            theme: 'constructor',
            logo: '//evil/x',
            icon: 7,
            footer: { text: 'F', url: 'javascript:1' },
            platformPrefix: 'https://x',
          },
        ],
      },
      'x',
    );
    expect(brand).toMatchObject({
      theme: 'blue',
      logo: '/brands/blue/logo.svg',
      icon: '/brands/blue/icon.svg',
      footer: { text: 'F' },
    });
    expect(brand.footer).not.toHaveProperty('url');
    expect(brand).not.toHaveProperty('platformPrefix');
  });
});

it.each(Object.entries(accents))('the accent of %s keeps AA', (_, accent) => {
  for (const mode of ['light', 'dark'] as const) {
    for (const surface of [tokens[mode].canvas, tokens[mode].paper])
      expect(contrast(accent[mode], surface)).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(accent.light, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(accent.dark, '#0e141b')).toBeGreaterThanOrEqual(4.5);
});
