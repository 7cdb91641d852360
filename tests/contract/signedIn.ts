import { vi } from 'vitest';
import { buildAccess } from '@/access/buildAccess';
import { call, resetWireGate, setWireHeaders } from '@/api';
import { dataProvider } from '@/data/records/dataProvider';
import type { ConsoleDataProvider } from '@/data/records/consoleDataProvider';
import { createRegistry, type Messages } from '@/data/registry/registry';
import { resourceNameOf } from '@/data/registry/resourceName';
import { answerProvidersByWire, type Resource } from '@/schema';
import { areas } from '@mocks/areas';
import { allResources } from '@mocks/resources';
import { testBackend } from '@mocks/testing';
import lab from '../fixtures/mocks/areas/lab/module';
import { onlyChosen } from './onlyChosen';
import { makeReaders } from './reader';
import { WITHOUT_RECORDS } from './samples';
import { makeTelling } from './telling';

const fixtures = import.meta.glob<Record<string, Resource>>('../fixtures/schemas/*/*.ts', { eager: true });

/** Resources of tests/fixtures: a schema and its texts, and not another line. */
export const fixtureResources: readonly Resource[] = Object.values(fixtures).flatMap((one) => Object.values(one));
const generated = import.meta.glob<Record<string, Resource>>('../fixtures/generated/schemas/*/*.ts', { eager: true });

/** Resources that `npm run new:resource` made of the documents in tests/fixtures/openapi. */
export const generatedResources: readonly Resource[] = Object.values(generated).flatMap((one) => Object.values(one));
const extra: readonly Resource[] = [...fixtureResources, ...generatedResources];

export const contractResources: readonly Resource[] = onlyChosen([...allResources, ...extra]);

const named = new Map([...allResources, ...extra].map((one) => [one.name, one]));

/** A resource of the console or of the fixtures, by the name of its schema. */
export const resourceNamed = (name: string): Resource | undefined => named.get(name);

/** What a build finds by name, with the fixtures among it. */
export const fixtureRegistry = createRegistry({
  schemas: {
    ...import.meta.glob<Record<string, unknown>>([
      '/schemas/*/**/*.ts',
      '!/schemas/**/*.test.ts',
      '!/schemas/**/parts/**',
    ]),
    ...import.meta.glob<Record<string, unknown>>([
      '../fixtures/schemas/*/*.ts',
      '../fixtures/generated/schemas/*/*.ts',
    ]),
  },
  views: {},
  pages: {},
  messages: {
    ...import.meta.glob<{ default: Messages }>('/locales/*/*.json'),
    ...import.meta.glob<{ default: Messages }>([
      '../fixtures/locales/*/*.json',
      '../fixtures/generated/locales/*/*.json',
    ]),
  },
});

export interface SignedIn {
  readonly provider: ConsoleDataProvider;
  readonly access: ReturnType<typeof buildAccess>;
  readonly userId: string;
  /** react-admin's name of a resource. */
  nameOf(resource: Resource): string;
  /** Runs some calls as somebody else; without an account, as nobody. */
  as<T>(account: string | undefined, calls: () => Promise<T>): Promise<T>;
}

/**
 * The console's own wire and data provider over a reference backend in memory, signed in. Global `fetch` leads to the
 * backend until `vi.unstubAllGlobals()`.
 */
export async function signIn(account: string): Promise<SignedIn> {
  answerProvidersByWire();
  const backend = testBackend({ extra, modules: [...areas, lab] });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => backend.raw(init.method ?? 'GET', url, init));
  const tokens = new Map<string, string>();
  const use = async (who: string | undefined) => {
    const token = who && (tokens.get(who) ?? (await backend.token(who)));
    if (who && token) tokens.set(who, token);
    setWireHeaders(() => ({ token, language: 'en' }));
    resetWireGate();
  };
  await use(account);
  makeReaders(backend.store, extra);
  for (const resource of contractResources) makeTelling(backend.store, resource, WITHOUT_RECORDS);
  tokens.clear(); // a record that was changed may be a menu of his, which ends sessions
  await use(account);
  const userId = backend.store.all('account/user').find((user) => user.account === account)?.id ?? '';
  const access = buildAccess(
    await call({ method: 'GET', path: '/account/v3/web/menu/routers' }),
    fixtureRegistry.known,
  );
  return {
    access,
    userId,
    provider: dataProvider(fixtureRegistry, access),
    nameOf: (resource) => resourceNameOf(access, resource.name),
    as: async (other, calls) => {
      await use(other);
      try {
        return await calls();
      } finally {
        await use(account);
      }
    },
  };
}
