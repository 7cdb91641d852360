import { preferredLanguage } from '@/access/internal';
import type { Brand } from './brand';

/** The language to start in: what the user chose where a choice is offered, else the brand's. */
export function startLanguage(brand: Brand): string {
  return (brand.multilingual ? preferredLanguage() : undefined) ?? brand.lang;
}
