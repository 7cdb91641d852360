import { preferredMode } from '@/access/internal';
import { inkOn, tokens } from '@/theme/internal';
import type { Brand } from '../brands/brand';

/**
 * The console's colors and the brand's accent as CSS variables, light or dark as the user or else the device chose.
 */
export function brandColors(brand: Brand, systemDark: boolean): Readonly<Record<string, string>> {
  const chosen = preferredMode();
  const mode = chosen === 'system' ? (systemDark ? 'dark' : 'light') : chosen;
  const accent = brand.accent[mode];
  const named = Object.entries({ ...tokens[mode], accent, onAccent: inkOn(accent) });
  return { ...Object.fromEntries(named.map(([name, color]) => [`--${name}`, color])), colorScheme: mode };
}
