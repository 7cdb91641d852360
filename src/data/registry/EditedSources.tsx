import { startTransition, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { I18nContext, useI18nProvider } from 'react-admin';
import type { ConsoleI18nProvider } from '../texts/i18nProvider';
import { BrokenSourceNotice } from './BrokenSourceNotice';
import { loadReport } from './loadReport';
import { loadResource } from './loadResource';
import { RegistryProvider } from './RegistryContext';
import type { Locale, Messages, Registry, Sources } from './registry';

interface EditedArea {
  readonly area: string;
  readonly sources: Omit<Sources, 'messages'>;
}

interface EditedTexts {
  readonly area: string;
  readonly locale: Locale;
  readonly messages: Messages;
}

interface EditedSourcesProps {
  readonly registry: Registry;
  readonly texts: ConsoleI18nProvider;
  readonly children: ReactNode;
}

/**
 * Where pages find schemas, views and texts while their files are edited: what was saved is drawn at once, and the page
 * keeps its state, with what was typed. The build's plugin tells of edits (`src/tools/registryPlugin.ts`).
 */
export function EditedSources({ registry, texts, children }: EditedSourcesProps) {
  const provider = useI18nProvider();
  // Schemas are loaded once a source of texts: after an edit it is another one. Made where the edit is heard, for a
  // page that waits may be drawn from its begin.
  const [shown, setShown] = useState({ texts: { ensureArea: texts.ensureArea }, edition: 0 });
  const latest = useRef(shown.texts);

  useEffect(() => {
    const hearArea = (event: CustomEvent<EditedArea>) => {
      event.preventDefault();
      const { area, sources } = event.detail;
      registry.renew?.(area, sources);
      const next = { ensureArea: texts.ensureArea };
      const before = latest.current;
      latest.current = next;
      // whoever waits shows something else meanwhile, and what was typed would be gone
      const ready = [loadResource, loadReport].flatMap((load) =>
        load.names(before).map((name) => load(registry, next, name)),
      );
      void Promise.allSettled(ready).then(() =>
        startTransition(() => setShown(({ edition }) => ({ texts: next, edition: edition + 1 }))),
      );
    };
    const hearTexts = ({ detail: { area, locale, messages } }: CustomEvent<EditedTexts>) => {
      registry.renewTexts?.(area, locale, messages);
      void texts.renew(area).then(() => setShown((before) => ({ ...before, edition: before.edition + 1 })));
    };
    addEventListener('registry:area', hearArea);
    addEventListener('registry:texts', hearTexts);
    return () => {
      removeEventListener('registry:area', hearArea);
      removeEventListener('registry:texts', hearTexts);
    };
  }, [registry, texts]);

  // Whoever translates draws again when the provider is another one.
  const renewed = useMemo(() => (shown.edition === 0 ? provider : { ...provider }), [provider, shown.edition]);
  return (
    <I18nContext.Provider value={renewed}>
      <RegistryProvider registry={registry} texts={shown.texts} edition={shown.edition}>
        {children}
        <BrokenSourceNotice />
      </RegistryProvider>
    </I18nContext.Provider>
  );
}

declare global {
  interface WindowEventMap {
    'registry:area': CustomEvent<EditedArea>;
    'registry:texts': CustomEvent<EditedTexts>;
  }
}
