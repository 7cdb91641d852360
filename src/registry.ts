import type { ComponentType } from 'react';
import { createRegistry, type Messages } from '@/data/registry';

/**
 * Everything of this build that is found by name. Only lazily loaded modules may import this file:
 * the sign-in knows nothing of it.
 */
export const registry = createRegistry({
  schemas: import.meta.glob<Record<string, unknown>>(['/schemas/*/**/*.ts', '!/schemas/**/*.test.ts']),
  views: import.meta.glob<{ default: object }>('/resources/**/*.views.tsx'),
  pages: import.meta.glob<{ default: ComponentType }>('/resources/**/*.page.tsx'),
  messages: import.meta.glob<{ default: Messages }>('/locales/*/*.json'),
});
