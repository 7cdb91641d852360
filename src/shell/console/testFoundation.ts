import { QueryClient } from '@tanstack/react-query';
import { memoryStore, testDataProvider } from 'react-admin';
import type { Access } from '@/access/access';
import { authProvider } from '@/data/grants/authProvider';
import { i18nProvider } from '@/data/texts/i18nProvider';
import { createRegistry, type Sources } from '@/data/registry/registry';
import { languageStore } from './languageStore';
import type { Foundation } from './Providers';

/** For tests: no schemas, no data, no pages but these, and the texts of the shell in English. */
export function testFoundation(access: Access, pages: Sources['pages'] = {}): Foundation {
  const registry = createRegistry({
    schemas: {},
    views: {},
    pages,
    messages: {
      'locales/common/en.json': () => import('../../../locales/common/en.json'),
      'locales/tabs/en.json': () => import('../../../locales/tabs/en.json'),
      'locales/pages/en.json': () => import('../../../locales/pages/en.json'),
      'locales/common/zh.json': () => import('../../../locales/common/zh.json'),
    },
  });
  return {
    registry,
    access,
    dataProvider: testDataProvider(),
    authProvider: authProvider(access),
    i18nProvider: i18nProvider(registry, 'en'),
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    store: languageStore('en', memoryStore()),
  };
}
