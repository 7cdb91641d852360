import type { TranslationMessages } from 'react-admin';
import type { Locale } from '../registry/registry';

/** react-admin's own texts; only the language that is used is loaded. */
export async function raMessages(locale: Locale): Promise<TranslationMessages> {
  const { default: messages } = locale === 'zh' ? await import('./raZh') : await import('ra-language-english');
  return messages;
}
