import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CoreAdminContext } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { MESSAGES } from '@/crud/testing/messages';
import { useFieldErrors } from './useFieldErrors';

describe('useFieldErrors', () => {
  const i18nProvider = polyglotI18nProvider(() => MESSAGES, 'en');
  const { result } = renderHook(() => useFieldErrors('resources.area/thing'), {
    wrapper: ({ children }) => <CoreAdminContext i18nProvider={i18nProvider}>{children}</CoreAdminContext>,
  });

  it.each([
    ['name', { rule: 'required' }, 'please enter the name'],
    ['code', { rule: 'required' }, 'Code is required'],
    ['code', { rule: 'maxLength', args: { max: 5 } }, 'Code: at most 5 characters'],
    ['code', { rule: 'server', text: '<b>%{field}</b>' }, '<b>%{field}</b>'],
  ])('%s %o', (name, error, text) => {
    expect(result.current({ [name]: error })).toEqual({ [name]: text });
  });
});
