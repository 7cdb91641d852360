/** The row of a table that something stands in; undefined in a list that is open inside of it, which has its own. */
export function ownRow(box: HTMLElement | null, target: EventTarget): HTMLElement | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-row]') : null;
  return row && row.closest('table')?.parentElement === box ? row : undefined;
}
