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
  const found: Promise<Texts>[] = [];
  for (const code of inOrder(locale)) {
    found.push(registry.messages(area, code));
    if ((await registry.isWhole?.(area, code)) ?? true) break;
  }
  const texts = await Promise.all(found);
  return texts.length === 1 ? (texts[0] ?? {}) : mergeMessages(...texts.toReversed());
}
