import type { Accent } from '@/theme/internal';
import type { Brand } from './brand';

/** What another room says of brands. */
interface AddedBrands {
  /** What a host without a brand, or without a readable `/brands.json`, is called. */
  readonly usual: Pick<Brand, 'appId' | 'variant' | 'title' | 'titleZh' | 'ssoCode'>;
  readonly variants: readonly string[];
  readonly accents: Readonly<Record<string, Accent>>;
}

/** Found by the name of its file, so that this room does not have to know the other one. */
const found = import.meta.glob<AddedBrands>('../../*/cloud/brands.ts', { eager: true, import: 'brands' });

export const addedBrands = Object.values(found).reduce((all, more) => ({ ...all, ...more }));
