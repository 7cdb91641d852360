import { createTheme, type Theme } from '@mui/material';
import {
  bwDarkTheme,
  bwLightTheme,
  defaultDarkTheme,
  defaultLightTheme,
  houseDarkTheme,
  houseLightTheme,
  nanoDarkTheme,
  nanoLightTheme,
  radiantDarkTheme,
  radiantLightTheme,
} from 'react-admin';
import { describe, expect, it } from 'vitest';
import { accents } from '@/shell/brands/accents';
import type { ConsoleThemeOptions } from '../consoleThemeOptions';
import { contrast } from '../contrast';
import { createConsoleTheme, layOver } from '../createConsoleTheme';
import type { Mode } from '../tokens';
import { tokensOver } from './tokensOver';
import { asSaid, said, saidPalette } from './said';
import { themeOver } from './themeOver';

const accent = accents.blue ?? { light: '#155fc4', dark: '#7cb2ff' };
const plain = createConsoleTheme(accent);
const pairs: Readonly<Record<string, readonly [object, object]>> = {
  radiant: [radiantLightTheme, radiantDarkTheme],
  nano: [nanoLightTheme, nanoDarkTheme],
  house: [houseLightTheme, houseDarkTheme],
  bw: [bwLightTheme, bwDarkTheme],
  default: [defaultLightTheme, defaultDarkTheme],
};
const modes: readonly Mode[] = ['light', 'dark'];

function made(theme: ConsoleThemeOptions, keeps = false): Theme {
  const over = themeOver([theme], keeps);
  layOver(over);
  const result = createConsoleTheme(accent);
  layOver(themeOver([], true));
  return result;
}
const byMode =
  ([light, dark]: readonly [object, object]): ConsoleThemeOptions =>
  (mode) =>
    mode === 'dark' ? dark : light;

/** What a slot draws in a mode, as MUI lays its styles together. */
function drawn(theme: Theme, name: string, slot: string, mode: Mode = 'light'): Record<string, unknown> {
  const style = asSaid(asSaid(asSaid(theme.components)[name])['styleOverrides'])[slot];
  const palette = { ...(asSaid(asSaid(theme.colorSchemes)[mode])['palette'] as object), mode };
  const one = { ...theme, palette };
  return [style].flat().reduce<Record<string, unknown>>((all, next) => {
    const own: unknown = typeof next === 'function' ? next({ theme: one, ownerState: {} }) : next;
    return { ...all, ...asSaid(own) };
  }, {});
}

describe.each(Object.entries(pairs))('%s of react-admin', (_, pair) => {
  const theme = made(byMode(pair));

  it.each(modes)('is read in %s', (mode) => {
    const own = tokensOver(mode, saidPalette(said(pair[mode === 'dark' ? 1 : 0], mode), mode));
    for (const surface of [own.paper, own.canvas, own.sunken]) {
      for (const text of [own.ink, own.inkSoft, own.info, own.success, own.warning, own.error])
        expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(own.edge, own.paper)).toBeGreaterThanOrEqual(3);
    const primary = theme.colorSchemes?.[mode]?.palette.primary;
    expect(contrast(primary?.main ?? '', own.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(primary?.main ?? '', primary?.contrastText ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it('leaves sizes that pages count on', () => {
    for (const name of ['MuiTextField', 'MuiFormControl'] as const) {
      const props = asSaid(asSaid(asSaid(theme.components)[name])['defaultProps']);
      expect(props).toEqual(asSaid(asSaid(asSaid(plain.components)[name])['defaultProps']));
    }
    expect(drawn(theme, 'MuiTableCell', 'root')['padding']).toBe('6px 12px');
    expect(drawn(theme, 'MuiTab', 'root')).toEqual(drawn(plain, 'MuiTab', 'root'));
    expect(drawn(theme, 'MuiMenuItem', 'root')['minHeight']).toBe(32);
    expect(theme.spacing(1)).toBe(plain.spacing(1));
    for (const size of ['h1', 'body2', 'button'] as const)
      expect(theme.typography[size].fontSize).toBe(plain.typography[size].fontSize);
  });
});

describe('a theme of a project', () => {
  const theme = made({
    palette: { primary: { main: '#7b1fa2' }, background: { paper: '#fffaf0' } },
    colorSchemes: { dark: { palette: { primary: { main: 'rgb(206, 147, 216)' } } } },
    typography: { fontFamily: 'Georgia, sans-serif', button: { fontWeight: 800, fontSize: '3rem' } },
    shape: { borderRadius: 12 },
    components: {
      MuiButton: {
        defaultProps: { disableElevation: false },
        styleOverrides: { root: { borderRadius: 999, fontSize: '0.9rem' } },
      },
      MuiTableCell: { styleOverrides: { head: { fontStyle: 'italic', height: 99 } } },
      MuiChip: { styleOverrides: { root: ({ theme: own }) => ({ color: own.palette.primary.main }) } },
    },
  });
  const primary = (mode: Mode) => theme.colorSchemes?.[mode]?.palette.primary.main;

  it('gives the colors of each mode', () => {
    expect([primary('light'), primary('dark')]).toEqual(['#7b1fa2', '#ce93d8']);
    expect(theme.colorSchemes?.light?.palette.background.paper).toBe('#fffaf0');
  });

  it('gives letters first, and the console’s for signs it has none for', () => {
    expect(theme.typography.fontFamily).toMatch(/^Georgia, Inter.*PingFang SC.*sans-serif$/);
    expect(theme.typography.button).toMatchObject({ fontWeight: 800, fontSize: plain.typography.button.fontSize });
  });

  it('gives corners, properties and styles, in pixels where a rem was meant', () => {
    expect(theme.shape.borderRadius).toBe(12);
    expect(drawn(theme, 'MuiPaper', 'rounded')['borderRadius']).toBe(12);
    expect(drawn(theme, 'MuiButton', 'root')).toMatchObject({ borderRadius: 999, fontSize: '14.4px', minHeight: 32 });
    expect(asSaid(asSaid(asSaid(theme.components)['MuiButton'])['defaultProps'])).toMatchObject({
      disableElevation: false,
      size: 'small',
    });
    const head = drawn(theme, 'MuiTableCell', 'head');
    expect([head['fontStyle'], head['height']]).toEqual(['italic', undefined]);
    expect(drawn(theme, 'MuiChip', 'root', 'dark')['color']).toBe('#ce93d8');
  });

  it('leaves the accent that a brand says itself', () => {
    const kept = made({ palette: { primary: { main: '#7b1fa2' } } }, true);
    expect(kept.colorSchemes?.light?.palette.primary.main).toBe(accent.light);
  });

  it('moves a color that would not be read until it is, and tells one that is none', () => {
    const pale = made({ palette: { primary: { main: '#ffe066' } } }).colorSchemes?.light?.palette.primary.main ?? '';
    expect(pale).not.toBe('#ffe066');
    expect(contrast(pale, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  it('gives cards a color of the page where it names only that of the page, in the dark', () => {
    const { paper } = tokensOver('dark', { background: { default: '#313131' } });
    expect(paper).toBe('#3d3d3d');
    expect(tokensOver('dark', { background: { default: '#313131', paper: '#121212' } }).paper).toBe('#121212');
    expect(tokensOver('light', { background: { default: '#fafafb' } }).paper).toBe('#ffffff');
  });

  it('is laid over the one before it: that of a brand over that of the project', () => {
    const over = themeOver(
      [
        { colorSchemes: { light: { palette: { primary: { main: '#7b1fa2' } } } } },
        { palette: { primary: { main: '#004d40' } } },
      ],
      false,
    );
    expect(asSaid(over.palette('light', accent)?.primary)['main']).toBe('#004d40');
  });

  it('keeps global styles given as text, as MUI documents fonts', () => {
    const font = "@font-face { font-family: 'X'; }";
    const styles = [
      asSaid(
        asSaid(asSaid(made({ components: { MuiCssBaseline: { styleOverrides: font } } }).components)['MuiCssBaseline']),
      )['styleOverrides'],
    ].flat();
    expect(styles.map((one) => (typeof one === 'function' ? one(createTheme(plain)) : one))).toContain(font);
  });
});
