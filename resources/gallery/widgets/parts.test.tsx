import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { memoryStore, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { buildAccess } from '@/access/buildAccess';
import { startSession } from '@/access/session';
import { authProvider } from '@/data/grants/authProvider';
import { i18nProvider } from '@/data/texts/i18nProvider';
import { createRegistry, type Messages } from '@/data/registry/registry';
import { languageStore } from '@/shell/console/languageStore';
import { Providers } from '@/shell/console/Providers';
import { ChoosingPart } from './ChoosingPart';
import { DatesPart } from './DatesPart';
import { MenusPart } from './MenusPart';
import { UploadsPart } from './UploadsPart';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const messages = import.meta.glob<{ default: Messages }>('/locales/{common,widgets,gallery}/*.json');

async function show(part: React.ReactNode, locale: string = 'en'): Promise<void> {
  startSession({ accessToken: 'token', userId: '1', userName: 'Ada', account: 'ada' });
  const registry = createRegistry({ schemas: {}, views: {}, pages: {}, messages });
  const texts = i18nProvider(registry, locale);
  await Promise.all([texts.ensureArea('common'), texts.ensureArea('gallery'), texts.ensureArea('widgets')]);
  const access = buildAccess({ productDtoList: [] }, { schemas: new Set(), pages: new Set() });
  await act(async () => {
    render(
      <MemoryRouter>
        <Providers
          foundation={{
            registry,
            access,
            dataProvider: testDataProvider(),
            authProvider: authProvider(access),
            i18nProvider: texts,
            queryClient: new QueryClient(),
            store: languageStore(locale, memoryStore()),
          }}
        >
          {part}
        </Providers>
      </MemoryRouter>,
    );
  });
}

describe('the gallery of widgets', () => {
  const parts = { ChoosingPart, DatesPart, MenusPart, UploadsPart };
  for (const [name, Part] of Object.entries(parts)) {
    it.each(['en', 'zh'] as const)(`${name} has all its texts in %s`, async (locale) => {
      await show(<Part />, locale);
      expect((await screen.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(2);
      const words = [
        document.body.textContent,
        ...[...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')),
      ].join(' ');
      expect(words).not.toMatch(/\b(?:widgets|gallery)\.[a-z]/i);
      expect(words).not.toContain('%{');
    });
  }
});
