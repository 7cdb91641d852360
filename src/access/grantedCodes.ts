import { permissionCode } from './permissionCode';
import { asFlag, asObject, asText } from '@/api/wireValue';

const NAMED = ['permission', 'perms', 'code', 'permissionCode', 'name'] as const;

/** Every text of a button, be it a text, a list of texts in one, or an object. */
function textsOf(button: unknown): string[] {
  const object = asObject(button);
  return (object ? NAMED.map((name) => asText(object[name])) : [asText(button)]).flatMap((text) => text.split(','));
}

/**
 * The normalised codes of `childButtonsPermission`: an array of texts or objects, a comma-separated text,
 * an object {code: true}, or null. What cannot be read grants nothing.
 */
export function grantedCodes(value: unknown): string[] {
  const object = asObject(value);
  const texts = Array.isArray(value)
    ? value.flatMap(textsOf)
    : object
      ? Object.keys(object).filter((code) => asFlag(object[code]) === true)
      : textsOf(value);
  return texts.map(permissionCode).filter((code) => code !== '');
}
