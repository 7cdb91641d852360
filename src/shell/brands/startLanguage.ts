import { preferredLanguage } from '@/access/internal';
import { brandLanguages, type Brand } from './brand';

/** The language to start in: what the user chose where a choice is offered, else the brand's. */
export function startLanguage(brand: Brand): string {
  const chosen = preferredLanguage();
  return chosen !== undefined && brandLanguages(brand).includes(chosen) ? chosen : brand.lang;
}
