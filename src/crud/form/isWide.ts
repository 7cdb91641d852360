import type { Field } from '@/schema';

/** Whether the field takes a whole row: a wide type, or a text of several lines. */
export function isWide({ type, options }: Field): boolean {
  return Boolean(type.wide) || ('multiline' in options && options.multiline === true);
}
