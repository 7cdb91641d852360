/** A name without that of the station it stands in, which the page says already. */
export function shortName(name: string, station: string): string {
  const rest = station !== '' && name.startsWith(station) ? name.slice(station.length).replace(/^[\s·\-–_]+/, '') : '';
  return rest === '' ? name : rest;
}
