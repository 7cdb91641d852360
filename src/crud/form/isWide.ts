import type { Field } from '@/schema';

/** Whether the field takes a whole row: a wide kind, or a text of several lines. */
export function isWide({ kind, options }: Field): boolean {
  return Boolean(kind.wide) || ('multiline' in options && options.multiline === true);
}
