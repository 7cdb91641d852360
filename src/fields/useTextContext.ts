import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { Field, TextContext } from '@/schema';
import { enumKey } from './enumKey';
import { innerScope } from './innerScope';

type Translate = ReturnType<typeof useTranslate>;

/**
 * What turning a field's value into words needs: the language and the words of its codes.
 *
 * @example
 * const context = textContext(translate, 'en', 'resources.depot/part', 'status', field);
 * field.type.text(1, field.options, context) // the word of code 1
 * @public
 */
export function textContext(
  translate: Translate,
  locale: string,
  scope: string,
  name: string,
  field: Field,
): TextContext {
  const yesNo: Record<string, string> =
    field.type.name === 'boolean' ? { true: 'fields.boolean.yes', false: 'fields.boolean.no' } : {};
  const common = (code: string) => (Object.hasOwn(yesNo, code) ? translate(yesNo[code] ?? '', { _: '' }) : '');
  return {
    locale,
    enumText: (code) => translate(enumKey(scope, name, field.options, code), { _: '' }) || common(code) || undefined,
    inside: (inner, innerField) => textContext(translate, locale, innerScope(scope, name), inner, innerField),
  };
}

/** The same in the language of the page: `field.type.text(value, field.options, context)`. */
export function useTextContext(scope: string, name: string, field: Field): TextContext {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  return useMemo(() => textContext(translate, locale, scope, name, field), [translate, locale, scope, name, field]);
}
