import { own, asObject, asMessage } from './wireValue';

function named(entry: unknown): readonly (readonly [string, string])[] {
  const given = asObject(entry);
  const field = asMessage(own(given, 'field') ?? own(given, 'name'));
  const text = asMessage(own(given, 'msg') ?? own(given, 'message'));
  return field && text ? [[field, text]] : [];
}

function entriesOf(value: unknown): readonly (readonly [string, string])[] {
  if (Array.isArray(value)) return value.flatMap(named);
  return Object.entries(asObject(value) ?? {}).flatMap(([field, text]) => {
    const said = asMessage(Array.isArray(text) ? text[0] : text);
    return said ? [[field, said] as const] : [];
  });
}

/**
 * What the server refused by field: `data.errors`, `data.fieldErrors` or `data.fields`, as an object
 * {field: text} or a list of {field, msg}. Undefined when it names none.
 */
export function readValidationErrors(data: unknown): Readonly<Record<string, string>> | undefined {
  const given = asObject(data);
  for (const name of ['errors', 'fieldErrors', 'fields']) {
    const entries = entriesOf(own(given, name));
    if (entries.length > 0) return Object.fromEntries(entries);
  }
  return undefined;
}
