import { describe, expect, it } from 'vitest';
import { accents } from '@/shell/brands/accents';
import { contrast, inkOn } from './contrast';
import { createConsoleTheme } from './createConsoleTheme';
import { floorSize, fontSize } from './fontSize';
import { tokens, type Mode, type Tokens } from './tokens';

const TEXT: readonly (keyof Tokens)[] = ['ink', 'inkSoft', 'info', 'success', 'warning', 'error'];
const SURFACES: readonly (keyof Tokens)[] = ['canvas', 'paper', 'sunken'];
const MODES: readonly Mode[] = ['light', 'dark'];

describe.each(MODES)('tokens in %s', (mode) => {
  const own = tokens[mode];

  it.each(TEXT.flatMap((text) => SURFACES.map((surface) => [text, surface] as const)))(
    'reads %s on %s',
    (text, surface) => {
      expect(contrast(own[text], own[surface])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(Object.entries(accents))('reads the accent of %s on every surface and as a button', (_, accent) => {
    for (const surface of SURFACES) expect(contrast(accent[mode], own[surface])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accent[mode], inkOn(accent[mode]))).toBeGreaterThanOrEqual(4.5);
  });

  it('shows the edge of an input', () => {
    expect(contrast(own.edge, own.paper)).toBeGreaterThanOrEqual(3);
  });

  it('reads text on filled buttons', () => {
    for (const fill of ['info', 'success', 'warning', 'error'] as const) {
      expect(contrast(own[fill], inkOn(own[fill]))).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('contrast', () => {
  it('is 21 for black on white and 1 for a color on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#123456', '#123456')).toBe(1);
  });

  it('refuses what is no color', () => {
    expect(() => contrast('red', '#ffffff')).toThrow('red');
  });
});

describe('font size', () => {
  it('keeps 12 px readable and 14 px at 13 px or more', () => {
    expect(floorSize(12)).toBe(12);
    expect(floorSize(14)).toBe(13);
    for (const size of [12, 13, 14, 16, 18, 20, 24, 32]) expect(floorSize(size)).toBeGreaterThanOrEqual(12);
  });

  it('follows the root font above the floor', () => {
    expect(fontSize(14)).toBe('max(13px, 0.14rem)');
  });
});

it('makes a theme with both modes and sizes that follow the root font', () => {
  const theme = createConsoleTheme(accents.blue);
  expect(theme.colorSchemes?.light).toBeDefined();
  expect(theme.colorSchemes?.dark).toBeDefined();
  expect(theme.typography.body2.fontSize).toBe('max(13px, 0.14rem)');
  expect(theme.typography.pxToRem(12)).toBe('max(12px, 0.12rem)');
});
