/** One entry of a `Link` header: `<https://…?page=3>; rel="next"`. */
const ENTRY = /<([^>]*)>([^<]*)/g;
const REL = /;\s*rel\s*=\s*"?([^";,]*)"?/i;

/**
 * The addresses of a `Link` header by what they are (RFC 8288).
 *
 * @example linksIn('</cars?page=2>; rel="next"').get('next') // '/cars?page=2'
 */
export function linksIn(header: string): ReadonlyMap<string, string> {
  return new Map(
    [...header.matchAll(ENTRY)].flatMap(([, address = '', more = '']) =>
      (REL.exec(more)?.[1] ?? '')
        .split(' ')
        .filter(Boolean)
        .map((rel) => [rel.toLowerCase(), address] as const),
    ),
  );
}
