import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AccessProvider } from '@/access/AccessContext';
import { i18nProvider } from '../texts/i18nProvider';
import { RegistryProvider } from './RegistryContext';
import { createRegistry } from './registry';
import { useResource, WithResource } from './ResourceContext';
import { accessOf, thingOf } from '../testing/thing';

afterEach(cleanup);

function Told({ translate }: { readonly translate: (key: string) => string }) {
  const { path, scope, can } = useResource();
  return <p>{[path, scope, can('create'), can('edit'), translate(`${scope}.name`)].join(' ')}</p>;
}

test('a page waits for schema, views and texts, and knows what is granted', async () => {
  const registry = createRegistry({
    schemas: { '/schemas/test/thing.ts': async () => ({ thing: thingOf() }) },
    views: {},
    pages: {},
    messages: {
      '/locales/test/en.json': async () => ({ default: { resources: { 'test/thing': { name: 'Things' } } } }),
    },
  });
  const texts = i18nProvider(registry, 'en');
  const page = (
    <AccessProvider access={accessOf('create')}>
      <RegistryProvider registry={registry} texts={texts} fallback="waiting">
        <WithResource name="test/thing" path="/a/thing">
          <Told translate={texts.translate} />
        </WithResource>
      </RegistryProvider>
    </AccessProvider>
  );
  await act(async () => {
    render(page);
    expect(screen.queryByText('Things')).toBeNull();
  });
  expect(await screen.findByText('a/thing resources.test/thing true false Things')).toBeTruthy();
});
