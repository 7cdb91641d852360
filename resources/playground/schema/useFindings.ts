import { useEffect, useState } from 'react';
import { mergeMessages } from '@/data/texts/mergeMessages';
import { useRegistry } from '@/data/registry/RegistryContext';
import type { Locale, Registry } from '@/data/registry/registry';
import type { ResourceViews } from '@/data/registry/resourceViews';
import type { Resource } from '@/schema';
import { lintResource, type Finding, type LintMessages } from '@/schema/lint';

const LOCALES: readonly Locale[] = ['en', 'zh'];

async function textsOf(registry: Registry, name: string): Promise<Record<string, LintMessages>> {
  const areas = ['common', name.split('/')[0] ?? ''];
  const texts = LOCALES.map(async (locale) => {
    const found = await Promise.all(areas.map((area) => registry.messages(area, locale)));
    return [locale, mergeMessages(...found) as LintMessages] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** What the linter finds in a schema and its texts of both languages; undefined until the texts are there. */
export function useFindings(resource: Resource, views: ResourceViews): readonly Finding[] | undefined {
  const { registry } = useRegistry();
  const [findings, setFindings] = useState<readonly Finding[]>();
  useEffect(() => {
    let asked = true;
    const actionComponents = new Set(Object.keys(views.actions ?? {}));
    const lint = (messages?: Record<string, LintMessages>) => lintResource(resource, { known: registry.known.schemas, actionComponents, ...(messages && { messages }) });
    void textsOf(registry, resource.name).then(
      (messages) => asked && setFindings(lint(messages)),
      () => asked && setFindings(lint()),
    );
    return () => {
      asked = false;
    };
  }, [registry, resource, views]);
  return findings;
}
