import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createRegistry } from '@/data/registry/registry';
import { RegistryProvider } from '@/data/registry/RegistryContext';
import { useFindings } from './useFindings';

afterEach(cleanup);

const files = (texts: Readonly<Record<string, object>>) =>
  createRegistry({
    schemas: {},
    views: {},
    pages: {},
    messages: Object.fromEntries(
      Object.entries(texts).map(([path, text]) => [`../locales/${path}.json`, async () => ({ default: { ...text } })]),
    ),
  });

const TEXTS = { ensureArea: async () => undefined };

async function askedOf(texts: Readonly<Record<string, object>>): Promise<readonly string[]> {
  const registry = files(texts);
  const { result } = await act(async () =>
    renderHook(
      () =>
        useFindings('shop/thing', ({ messages = {} }) => [
          { file: '', path: Object.keys(messages).join(), severity: 'warning', reason: '', fix: '' },
        ]),
      {
        wrapper: ({ children }: { readonly children: ReactNode }) => (
          <RegistryProvider registry={registry} texts={TEXTS}>
            {children}
          </RegistryProvider>
        ),
      },
    ),
  );
  await waitFor(() => expect(result.current).toHaveLength(1));
  return (result.current?.[0]?.path ?? '').split(',');
}

it('asks for texts in the languages that the area is written in, and in no other', async () => {
  const common = { 'common/en': { a: 'A' }, 'common/zh': { a: 'A' }, 'common/fr': { a: 'A' } };
  expect(await askedOf({ ...common, 'shop/de': { b: 'B' }, 'shop/fr': { b: 'B' } })).toEqual(['fr', 'de']);
  expect(await askedOf(common)).toEqual(['en']);
});
