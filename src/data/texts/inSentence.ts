import { languageOf, pageLanguage } from '@/schema/internal';

/**
 * A name where it stands inside of a sentence: 'New role', and not 'New Role'. What is written in capitals stays: 'New
 * TV set'.
 *
 * @example inSentence('Electricity price') // 'electricity price'
 */
export const inSentence = (name: string): string =>
  /^[A-Z][a-z]/.test(name) && languageOf(pageLanguage()).lowered ? name.charAt(0).toLowerCase() + name.slice(1) : name;
