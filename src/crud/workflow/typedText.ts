import { isEmpty, type Fields, type TextContext } from '@/schema';

/** What was typed into a form as plain text, a line each, so that it can be taken elsewhere. */
export function typedText(
  form: Fields,
  typed: Readonly<Record<string, unknown>>,
  label: (name: string) => string,
  contextOf: (name: string) => TextContext,
): string {
  return Object.entries(form)
    .filter(([name]) => !isEmpty(typed[name]))
    .map(([name, { type, options }]) => `${label(name)}: ${type.text(typed[name], options, contextOf(name))}`)
    .join('\n');
}
