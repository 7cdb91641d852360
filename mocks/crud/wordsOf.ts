import { objectOf, decodeFields, isEmpty, wireName, type Resource } from '@/schema';
import type { BackendContext } from '../core/context';
import type { Locale } from '../core/texts';
import { referenceTexts } from './referenceTexts';
import { codeWords } from './codeWords';

/** A wire value of a field in words: names of what it refers to, words of codes. '' for none. */
export function wordsOf(
  context: BackendContext,
  resource: Resource,
  name: string,
  value: unknown,
  locale: Locale,
): string {
  const field = resource.fields[name];
  if (!field || isEmpty(value)) return '';
  const row = { [wireName(name, field.options)]: value };
  const only: Resource = { ...resource, fields: { [name]: field } };
  const record = decodeFields(only.fields, { ...row, ...referenceTexts(context, only, row, locale) });
  const read = record[name];
  if (isEmpty(read)) return '';
  const texts = new Map(Object.entries(objectOf(record.$texts)));
  const enumText = (code: string) => codeWords(context.labels, resource, name, code, locale);
  return String(texts.get(name) ?? field.type.text(read, field.options, { locale, enumText, record }));
}
