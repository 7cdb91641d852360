import { useEffect, useEffectEvent, useState } from 'react';
import { mergeMessages, useRegistry, type Locale, type Registry } from '@/data';
import type { Finding, LintContext, LintMessages } from '@/schema/lint';

/** Languages that a schema is asked for: those its area has texts in, and English where there are none yet. */
async function languagesOf(registry: Registry, area: string): Promise<readonly Locale[]> {
  const all = await Promise.all(
    (registry.languages ?? []).map(async (locale) => ({ locale, texts: await registry.messages(area, locale) })),
  );
  const written = all.filter(({ texts }) => Object.keys(texts).length > 0).map(({ locale }) => locale);
  return written.length > 0 ? written : ['en'];
}

async function textsOf(registry: Registry, name: string): Promise<Record<string, LintMessages>> {
  const area = name.split('/')[0] ?? '';
  const texts = (await languagesOf(registry, area)).map(async (locale) => {
    const found = await Promise.all(['common', 'measures', area].map((one) => registry.messages(one, locale)));
    return [locale, mergeMessages(...found) as LintMessages] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** What the linter finds in a schema or report and its texts of each language; undefined until the texts are there. */
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
