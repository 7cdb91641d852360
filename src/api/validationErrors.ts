import { own, wireObject, wireText } from './wireText';

function named(entry: unknown): readonly (readonly [string, string])[] {
  const given = wireObject(entry);
  const field = wireText(own(given, 'field') ?? own(given, 'name'));
  const text = wireText(own(given, 'msg') ?? own(given, 'message'));
  return field && text ? [[field, text]] : [];
}

function entriesOf(value: unknown): readonly (readonly [string, string])[] {
  if (Array.isArray(value)) return value.flatMap(named);
  return Object.entries(wireObject(value) ?? {}).flatMap(([field, text]) => {
    const said = wireText(Array.isArray(text) ? text[0] : text);
    return said ? [[field, said] as const] : [];
  });
}

/**
 * What the server refused by field: `data.errors`, `data.fieldErrors` or `data.fields`, as an object
 * {field: text} or a list of {field, msg}. Undefined when it names none.
 */
export function readValidationErrors(data: unknown): Readonly<Record<string, string>> | undefined {
  const given = wireObject(data);
  for (const name of ['errors', 'fieldErrors', 'fields']) {
    const entries = entriesOf(own(given, name));
    if (entries.length > 0) return Object.fromEntries(entries);
  }
  return undefined;
}
