import { useEffect, useEffectEvent, useState } from 'react';
import { mergeMessages, useRegistry, type Locale, type Registry } from '@/data';
import type { Finding, LintContext, LintMessages } from '@/schema/lint';

const LOCALES: readonly Locale[] = ['en', 'zh'];

async function textsOf(registry: Registry, name: string): Promise<Record<string, LintMessages>> {
  const areas = ['common', 'measures', name.split('/')[0] ?? ''];
  const texts = LOCALES.map(async (locale) => {
    const found = await Promise.all(areas.map((area) => registry.messages(area, locale)));
    return [locale, mergeMessages(...found) as LintMessages] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** What the linter finds in a schema or report and its texts of both languages; undefined until the texts are there. */
export function useFindings(
  name: string,
  lint: (context: LintContext) => readonly Finding[],
): readonly Finding[] | undefined {
  const { registry, edition } = useRegistry();
  const [findings, setFindings] = useState<readonly Finding[]>();
  const look = useEffectEvent((messages?: Record<string, LintMessages>) =>
    setFindings(lint({ known: registry.known.schemas, ...(messages && { messages }) })),
  );
  useEffect(() => {
    let isCurrent = true;
    void textsOf(registry, name).then(
      (messages) => isCurrent && look(messages),
      () => isCurrent && look(),
    );
    return () => {
      isCurrent = false;
    };
  }, [registry, name, edition]);
  return findings;
}
