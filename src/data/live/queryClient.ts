import { QueryClient } from '@tanstack/react-query';

/**
 * How answers are kept. No call is ever repeated by itself: the person has a 'retry', and a command must not be sent
 * twice. Nothing waits for a connection: offline, a query fails at once and asks again when the network is back, a
 * command fails and is forgotten. Records are asked for whenever a page opens; what is on screen stays meanwhile.
 *
 * @example const [client] = useState(queryClient)
 * @public
 */
export function queryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        staleTime: 0,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // grants come once with the session; react-admin would ask again for every button of every row
  client.setQueryDefaults(['auth', 'canAccess'], { staleTime: Infinity });
  client.setQueryDefaults(['auth', 'getPermissions'], { staleTime: Infinity });
  return client;
}
