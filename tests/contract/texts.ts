import polyglotI18nProvider from 'ra-i18n-polyglot';
import { expect } from 'vitest';
import { validationErrorText } from '@/fields/messages/validationErrorText';
import { completeIn } from '@/tools/languagesIn';
import { mergeMessages } from '@/data/texts/mergeMessages';
import { foundKey } from '@/schema/textKeys';
import type { Locale, Messages } from '@/data/registry/registry';
import type { ValidationError, Resource } from '@/schema';
import type { LintMessages } from '@/schema/lint';

const files = import.meta.glob<Messages>(
  ['/locales/*/*.json', '../fixtures/locales/*/*.json', '../fixtures/generated/locales/*/*.json'],
  {
    eager: true,
    import: 'default',
  },
);

/** The languages of the project in which nothing may be missing. */
export const LOCALES: readonly Locale[] = completeIn(process.cwd());

const inLanguage = (locale: Locale) =>
  mergeMessages(...Object.entries(files).flatMap(([path, texts]) => (path.endsWith(`/${locale}.json`) ? [texts] : [])));

/** Every text of the console by language, those of the fixtures among them. */
export const messages: Readonly<Record<Locale, LintMessages>> = Object.fromEntries(
  LOCALES.map((locale) => [locale, inLanguage(locale) as LintMessages]),
);

const missing = (key: string): string => `⟨${key}⟩`;
const polyglots = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    polyglotI18nProvider(() => ({ ...messages[locale] }) as never, locale, [], {
      allowMissing: true,
      onMissingKey: missing,
    }),
  ]),
);

export function translate(locale: Locale, key: string, options: Record<string, unknown> = {}): string {
  return polyglots[locale]?.translate(foundKey(key, messages[locale] ?? {}), options) ?? missing(key);
}

/** What a form says of a refused field names the field and the rule with its bounds, in both languages. */
export function expectSaid(resource: Resource, field: string, error: ValidationError): void {
  for (const locale of LOCALES) {
    const scope = `resources.${resource.name}`;
    const label = translate(locale, `${scope}.fields.${field}`);
    const text = validationErrorText(error, label, (key, options) => translate(locale, key, options), {
      scope,
      name: field,
    });
    const line = `${label}: ${text}`;
    expect(line, `${field}: ${error.rule} in ${locale}`).not.toMatch(/⟨|⟩|%\{|undefined/);
    expect(text.trim(), `${field}: ${error.rule} in ${locale}`).not.toBe('');
    const own = translate(locale, `${scope}.${error.rule}.${field}`, { _: '' }) !== '';
    if (error.rule === 'required' && !own) expect(text, locale).toContain(label);
    const said = translate(locale, `rules.${error.rule}`);
    for (const [name, value] of Object.entries(error.args ?? {}))
      if (said.includes(`%{${name}}`))
        expect(text, `${error.rule} in ${locale} says its bound`).toContain(String(value));
  }
}
