import { wireName, type Fields, type ValidationError } from '@/schema';
import { rootOf } from '@/fields/internal';

/** What a server refused, told apart into fields of the form and the rest. */
export interface MatchedValidationErrors {
  /** By path in the form, with the server's text. */
  readonly fields: Readonly<Record<string, ValidationError>>;
  /** Texts about something the form does not show. */
  readonly others: readonly string[];
}

/** The server's errors by field (wire name to text) at the fields the form shows: `rows[0].name` is `rows.0.name`. */
export function matchValidationErrors(
  fields: Fields,
  shown: readonly string[],
  validationErrors: Readonly<Record<string, string>>,
): MatchedValidationErrors {
  const nameOf = (wire: string) =>
    shown.find((name) => name === wire) ??
    shown.find((name) => {
      const options = fields[name]?.options;
      return options && (wireName(name, options) === wire || options.aliases?.includes(wire));
    });
  const matched: Record<string, ValidationError> = {};
  const others: string[] = [];
  for (const [key, text] of Object.entries(validationErrors)) {
    const path = key.replace(/\[(\d+)\]/g, '.$1');
    const wire = rootOf(path);
    const name = nameOf(wire);
    if (name) matched[name + path.slice(wire.length)] = { rule: 'server', text };
    else others.push(text);
  }
  return { fields: matched, others };
}
