import { inOrder } from '@/schema/internal';
import type { Locale, Registry } from '../registry/registry';
import { mergeMessages, type Texts } from './mergeMessages';

/**
 * The texts of an area in a language. What it lacks is said in the languages it falls back to; those are only loaded
 * where something is missing.
 */
export async function areaTexts(
  registry: Pick<Registry, 'messages' | 'isWhole'>,
  area: string,
  locale: Locale,
): Promise<Texts> {
  const order = inOrder(locale);
  const last = order.findIndex((code) => registry.isWhole?.(area, code) ?? true);
  const wanted = last < 0 ? order : order.slice(0, last + 1);
  const texts = await Promise.all(wanted.map((code) => registry.messages(area, code)));
  return texts.length === 1 ? (texts[0] ?? {}) : mergeMessages(...texts.toReversed());
}
