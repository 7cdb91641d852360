import { camel } from '../../nameForms';

/** What a path calls a part of it, as a name that may stand in braces: `{user-id}` is `userId`. */
export function pathName(segment: string): string {
  const name = segment.replace(/^:|\{|\}.*$/g, '');
  return /^\w+$/.test(name) ? name : camel(name);
}
