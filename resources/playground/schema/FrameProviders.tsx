import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { DataProviderContext, memoryStore, StoreContextProvider, useLocale, useTranslate } from 'react-admin';
import { AccessProvider, useAccess } from '@/access';
import { type ConsoleDataProvider, dataProvider, PlaceProvider, usePagePlace, queryClient, useRegistry } from '@/data';
import { frameAccess } from './frameAccess';

interface FrameProvidersProps {
  readonly kind: 'resource' | 'report';
  readonly name: string;
  readonly codes: readonly string[];
  /** Where records are, when not behind the wire. */
  readonly records?: ((below: ConsoleDataProvider) => ConsoleDataProvider) | undefined;
  readonly children: ReactNode;
}

/** What the frames of one resource or report share: its grants, its answers, and preferences that end with them. */
export function FrameProviders({ kind, name, codes, records = (below) => below, children }: FrameProvidersProps) {
  const { registry } = useRegistry();
  const outer = useAccess();
  const locale = useLocale();
  const translate = useTranslate();
  const place = usePagePlace();
  const [made] = useState(() => {
    const access = frameAccess(outer, { kind, key: name }, codes, translate(`resources.${name}.name`));
    const store = memoryStore({ locale });
    store.setup();
    const isLeft: typeof place.isLeft = ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname;
    return {
      access,
      store,
      place: { ...place, isLeft, isPart: true },
      client: queryClient(),
      provider: records(dataProvider(registry, access)),
    };
  });
  return (
    <QueryClientProvider client={made.client}>
      <DataProviderContext.Provider value={made.provider}>
        <StoreContextProvider value={made.store}>
          <AccessProvider access={made.access}>
            <PlaceProvider value={made.place}>{children}</PlaceProvider>
          </AccessProvider>
        </StoreContextProvider>
      </DataProviderContext.Provider>
    </QueryClientProvider>
  );
}
