import type { FieldErrors } from 'react-hook-form';
import type { Translate } from '../texts/translate';

/** What a validator of react-admin says, before it is a text: `required`, `minLength(3)`. */
const MARK = '@@react-admin@@';

interface Told {
  readonly message?: unknown;
  readonly args?: object;
}

/** A message of one of their validators in the user's language; a plain text stays what it is. */
export function theirText(message: string, translate: Translate): string {
  if (!message.startsWith(MARK)) return translate(message, { _: message });
  const told: unknown = JSON.parse(message.slice(MARK.length));
  if (typeof told === 'string') return translate(told, { _: told });
  const { message: key, args }: Told = typeof told === 'object' && told !== null ? told : {};
  return typeof key === 'string' ? translate(key, { _: key, ...args }) : '';
}

/** Their messages by path (`stops.0.name`), without those of one type. */
export function theirErrors(errors: FieldErrors, without: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  const visit = (at: unknown, path: string): void => {
    if (typeof at !== 'object' || at === null) return;
    const { type, message }: { readonly type?: unknown; readonly message?: unknown } = at;
    if (typeof type === 'string') {
      if (type !== without) found[path] = typeof message === 'string' ? message : '';
      return;
    }
    for (const [name, below] of Object.entries(at)) {
      if (name === 'ref') continue;
      // what is wrong with rows as a whole stands in `root`
      visit(below, name === 'root' ? path : path === '' ? name : `${path}.${name}`);
    }
  };
  visit(errors, '');
  return found;
}
