import { addedBrands } from './addedBrands';
import type { Accent } from '@/theme/internal';

const OWN = {
  blue: { light: '#155fc4', dark: '#7cb2ff' },
  orange: { light: '#b34700', dark: '#ffa866' },
};

/** The accents of the themes. Contrast is proved by a test. */
export const accents: Readonly<Record<string, Accent>> & typeof OWN = { ...OWN, ...addedBrands.accents };
