import { createContext, Suspense, use, useContext, useMemo, useState, type ReactNode } from 'react';
import { Awaiting } from './Awaiting';
import type { ConsoleI18nProvider } from '../texts/i18nProvider';
import type { Registry } from './registry';

interface Sources {
  readonly registry: Registry;
  readonly texts: Pick<ConsoleI18nProvider, 'ensureArea'>;
  /** Grows with each edit of a schema or text while the console is developed. Default 0. */
  readonly edition?: number;
}

const RegistryContext = createContext<Sources | undefined>(undefined);

interface RegistryProviderProps extends Sources {
  /** Shown until the texts every page uses are there. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Where pages below find schemas, views and texts. Waits for the texts of the area 'common'. */
export function RegistryProvider({ registry, texts, edition = 0, fallback, children }: RegistryProviderProps) {
  // asked here, above the wait: a promise made below it is forgotten
  const [ready] = useState(() => texts.ensureArea('common'));
  const sources = useMemo(() => ({ registry, texts, edition }), [registry, texts, edition]);
  return (
    <RegistryContext value={sources}>
      <Suspense fallback={fallback}>
        <Awaiting needs={[ready]} fallback={fallback}>
          <WithTexts ready={ready}>{children}</WithTexts>
        </Awaiting>
      </Suspense>
    </RegistryContext>
  );
}

function WithTexts({ ready, children }: { readonly ready: Promise<void>; readonly children: ReactNode }) {
  use(ready);
  return children;
}

/**
 * The registry and texts of the nearest provider. Throws where there is none.
 *
 * @example const { registry, texts } = useRegistry()
 * @public
 */
export function useRegistry(): Sources {
  const sources = useContext(RegistryContext);
  if (!sources) throw new Error('There is no RegistryProvider above.');
  return sources;
}
