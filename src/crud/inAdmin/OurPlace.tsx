import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext, useMemo, type ReactNode } from 'react';
import { DataProviderContext, I18nContext, type DataProvider } from 'react-admin';
import { AccessProvider, type Access } from '@/access';
import { dataProvider } from '@/data';
import { RegistryProvider } from '@/data/internal';
import { FormSkeleton } from '@/widgets';
import { adminProvider } from './adminProvider';
import { adminRegistry } from './adminRegistry';
import { givenSchemas } from './givenSchemas';
import { ourTexts, useTexts } from './useTexts';

/** The app's name of what our pages have asked. */
const KEY = 'pages of schemas';

/** Our answers beside those of the app: by one key one has a record as it came, the other as the schema reads it. */
const ourClients = new WeakMap<QueryClient, QueryClient>();

function oursOf(theirs: QueryClient): QueryClient {
  const known = ourClients.get(theirs);
  if (known) return known;
  const client = new QueryClient();
  ourClients.set(theirs, client);
  // what is forgotten at the end of a session is forgotten here, too
  const cache = theirs.getQueryCache();
  cache.subscribe(({ type }) => {
    if (type === 'removed' && cache.getAll().length === 0) client.clear();
  });
  return client;
}

/** Our client. It asks again whenever the app does: its button for that asks all that is on the page. */
function useOurClient(): QueryClient {
  const theirs = useQueryClient();
  const client = oursOf(theirs);
  useQuery({
    queryKey: [KEY],
    queryFn: async () => {
      await client.invalidateQueries();
      return true;
    },
  });
  return client;
}

const registries = new WeakMap<DataProvider, ReturnType<typeof adminRegistry>>();

/** The registry over a provider: one, as what it has loaded is drawn without a wait. */
function registryOf(theirs: DataProvider): ReturnType<typeof adminRegistry> {
  const known = registries.get(theirs);
  if (known) return known;
  const more = new Set('exportList' in theirs ? (['export'] as const) : []);
  const made = adminRegistry(async () => ({ default: theirs }), more);
  registries.set(theirs, made);
  return made;
}

interface PlaceProps {
  readonly access: Access;
  /** The path of the app, '' at the root. */
  readonly base: string;
  readonly children: ReactNode;
}

/** What pages of ours stand on, made of what the app has. */
export function OurPlace({ access, base, children }: PlaceProps) {
  const theirs = useContext(DataProviderContext);
  if (!theirs) throw new Error('There is no <Admin> above.');
  const theirClient = useQueryClient();
  const client = useOurClient();
  const i18n = useTexts();
  const registry = registryOf(theirs);
  const provider = useMemo(() => {
    const paths = givenSchemas().map(({ resource, name }) => ({ resource, name, path: `${base}/${name}`.slice(1) }));
    const byName = new Map(
      paths.flatMap(({ resource, name, path }) => [name, path, resource.name].map((one) => [one, path] as const)),
    );
    return adminProvider(theirs, dataProvider(registry, access), {
      ours: (name) => (name.startsWith('@') ? name : byName.get(name)),
      onChange: () => void theirClient.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== KEY }),
    });
  }, [theirs, base, access, registry, theirClient]);
  return (
    <QueryClientProvider client={client}>
      <AccessProvider access={access}>
        <DataProviderContext value={provider}>
          <I18nContext value={i18n}>
            <RegistryProvider registry={registry} texts={ourTexts('en')} fallback={<FormSkeleton />}>
              {children}
            </RegistryProvider>
          </I18nContext>
        </DataProviderContext>
      </AccessProvider>
    </QueryClientProvider>
  );
}
