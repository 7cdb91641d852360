import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore, useTranslate } from 'react-admin';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { defineResource, type Resource } from '@/schema';
import { text } from '@/dsl';
import { i18nProvider } from '../texts/i18nProvider';
import { createAreaRegistry } from './areaRegistry';
import { Awaiting } from './Awaiting';
import { EditedSources } from './EditedSources';
import { loadResource } from './loadResource';
import { useRegistry } from './RegistryContext';
import { useWithResource } from './ResourceContext';

const thing = (...fields: string[]): Resource =>
  defineResource({
    name: 'test/thing',
    api: '/test/thing',
    fields: Object.fromEntries(fields.map((name) => [name, text()])),
  });
const sources = (...fields: string[]) => ({
  schemas: { '/schemas/test/thing.ts': async () => ({ thing: thing(...fields) }) },
  views: {},
  pages: {},
});

function Page() {
  const { resource } = useWithResource('test/thing');
  const translate = useTranslate();
  return (
    <>
      <h1>{translate('resources.test/thing.name')}</h1>
      <p>{Object.keys(resource.fields).join(', ')}</p>
      <input aria-label="typed" />
    </>
  );
}

/** As pages stand below what loads their schema. */
function Waiting() {
  const { registry, texts } = useRegistry();
  return (
    <Awaiting needs={[loadResource(registry, texts, 'test/thing')]} fallback="loading">
      <Page />
    </Awaiting>
  );
}

it('draws an edited schema and an edited text at once, and keeps what was typed', async () => {
  const registry = createAreaRegistry({
    known: { schemas: new Set(['test/thing']), pages: new Set() },
    areas: { test: async () => sources('name') },
    messages: {
      '/locales/test/en.json': async () => ({ default: { resources: { 'test/thing': { name: 'Things' } } } }),
    },
  });
  const texts = i18nProvider(registry, 'en');
  await texts.ensureArea('common');
  await act(
    async () =>
      void render(
        <CoreAdminContext i18nProvider={texts} store={memoryStore({ locale: 'en' })}>
          <EditedSources registry={registry} texts={texts}>
            <Suspense fallback="waiting">
              <Waiting />
            </Suspense>
          </EditedSources>
        </CoreAdminContext>,
      ),
  );
  const input = await screen.findByLabelText('typed');
  await userEvent.type(input, 'half a sentence');
  const told = new CustomEvent('registry:area', {
    cancelable: true,
    detail: { area: 'test', sources: sources('name', 'weight') },
  });
  const broken = () => Promise.reject(new ReferenceError('txet is not defined'));
  const mistaken = { area: 'test', sources: { ...sources(), schemas: { '/schemas/test/thing.ts': broken } } };
  await act(async () => void dispatchEvent(new CustomEvent('registry:area', { cancelable: true, detail: mistaken })));
  expect((await screen.findByRole('alert')).textContent).toContain('txet is not defined');
  await act(
    async () =>
      void dispatchEvent(
        new CustomEvent('registry:place', {
          detail: { message: 'txet is not defined', file: 'schemas/test/thing.ts', line: 4, column: 9 },
        }),
      ),
  );
  expect(screen.getByRole('alert').textContent).toContain('schemas/test/thing.ts:4:9');
  expect(screen.getByText('name'), 'the page as it was before the mistake').toBeTruthy();
  expect(screen.getByLabelText('typed')).toBe(input);
  await act(async () => void dispatchEvent(told));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(told.defaultPrevented, 'the console is not loaded anew').toBe(true);
  expect(await screen.findByText('name, weight')).toBeTruthy();
  await act(
    async () =>
      void dispatchEvent(
        new CustomEvent('registry:texts', {
          detail: { area: 'test', locale: 'en', messages: { resources: { 'test/thing': { name: 'Parts' } } } },
        }),
      ),
  );
  await waitFor(() => expect(screen.getByRole('heading').textContent).toBe('Parts'));
  expect(screen.getByLabelText('typed')).toBe(input);
  expect(input).toHaveProperty('value', 'half a sentence');
  expect((await registry.messages('test', 'en')).resources).toEqual({ 'test/thing': { name: 'Parts' } });
});
