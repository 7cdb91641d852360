/** What could be somebody's: numbers, long marks, anything with an @. */
const OWN = /\d|@|^.{33,}$/;

/** A path as the name of its page, with nothing of a record in it: '/iot/brand/123/show' is '/iot/brand/:id/show'. */
export function pageName(pathname: string): string {
  return pathname
    .split('/')
    .map((segment) => (OWN.test(safe(segment)) ? ':id' : safe(segment)))
    .join('/');
}

function safe(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return ':id';
  }
}
