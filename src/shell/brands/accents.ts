import type { Accent, ThemeName } from './brand';

/** The accents of the themes. Contrast is proved by a test. */
export const accents: Readonly<Record<ThemeName, Accent>> = {
  blue: { light: '#155fc4', dark: '#7cb2ff' },
  orange: { light: '#b34700', dark: '#ffa866' },
  vpp: { light: '#0a6b6b', dark: '#55cfc4' },
};
