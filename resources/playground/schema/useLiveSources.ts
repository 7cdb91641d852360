import { useEffect, useMemo, useRef, useState } from 'react';
import { useRegistry } from '@/data/registry/RegistryContext';
import { createRegistry, type Registry, type Sources } from '@/data/registry/registry';

interface Told {
  readonly area: string;
  readonly sources: Omit<Sources, 'messages'>;
}

const isTold = (detail: unknown): detail is Told => typeof detail === 'object' && detail !== null && 'area' in detail && 'sources' in detail;

/**
 * The registry and texts of the page above, with edited schemas and views as they are now. What is made of them must be
 * made anew for another `version`. Whoever leaves after an edit loads the console anew: its other pages know nothing of it.
 */
export function useLiveSources() {
  const { registry, texts } = useRegistry();
  const [edited, setEdited] = useState<ReadonlyMap<string, Registry>>(new Map());
  const [version, setVersion] = useState(0);
  const stale = useRef(false);

  useEffect(() => {
    const hear = (event: Event) => {
      if (!(event instanceof CustomEvent) || !isTold(event.detail)) return;
      const { area, sources } = event.detail;
      event.preventDefault();
      stale.current = true;
      setEdited((before) => new Map(before).set(area, createRegistry({ ...sources, messages: {} })));
      setVersion((before) => before + 1);
    };
    addEventListener('registry:area', hear);
    return () => {
      removeEventListener('registry:area', hear);
      if (stale.current) window.location.reload();
    };
  }, []);

  return useMemo(() => {
    const of = (name: string) => edited.get(name.split('/')[0] ?? '') ?? registry;
    const live: Registry = { ...registry, schema: (name) => of(name).schema(name), views: (name) => of(name).views(name) };
    return { registry: live, texts: { ensureArea: texts.ensureArea, version }, version };
  }, [edited, registry, texts, version]);
}
