import { accents } from './accents';
import { addedBrands } from './addedBrands';
import type { Brand } from './brand';

/** What a host without a brand, or without a readable `/brands.json`, gets. */
export const defaultBrand: Brand = {
  icon: '/brands/blue/icon.svg',
  logo: '/brands/blue/logo.svg',
  loginBackground: '/brands/blue/background.svg',
  theme: 'blue',
  accent: accents.blue,
  lang: 'en',
  multilingual: import.meta.env.MODE === 'development',
  ...addedBrands.usual,
};
