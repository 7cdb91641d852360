import { likelyPage, type LastMenu, likelyReturn } from '@/access/internal';
import { areaTexts, raMessages } from '@/data/internal';
import type { Registry } from '@/data';

/** The files of a page by what its menu names, and the texts of its area. */
function filesOf(registry: Registry, { kind, key }: LastMenu, locale: string): readonly Promise<unknown>[] {
  const texts = areaTexts(registry, key.split('/')[0] ?? key, locale);
  if (kind === 'page') return [texts, registry.page(key)];
  return [texts, registry.views(key), kind === 'report' ? registry.report(key) : registry.schema(key)];
}

/**
 * Fetches what the console opens with: the texts of every page, and the page its last visitor will most likely see.
 * Nothing of it is shown before the server says now what is granted; what no longer exists is let go.
 */
export async function prefetchConsole(registry: Registry, locale: string): Promise<void> {
  const page = likelyPage(likelyReturn());
  const there =
    page &&
    (page.kind === 'page'
      ? registry.known.pages
      : page.kind === 'report'
        ? registry.known.reports
        : registry.known.schemas
    )?.has(page.key);
  await Promise.allSettled([
    areaTexts(registry, 'common', locale),
    raMessages(registry, locale),
    ...(there ? filesOf(registry, page, locale) : []),
  ]);
}
