/**
 * Whether a text is the name of a time zone this browser knows. '' is none.
 *
 * @example isZone('Europe/Berlin') // true; false for 'Berlin'
 * @public
 */
export function isZone(name: string): boolean {
  try {
    return name !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
