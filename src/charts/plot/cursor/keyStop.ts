/** The stop a key goes to, as a place in the list of stops; nothing for keys that do not move. Page keys go a tenth. */
export function keyStop(key: string, place: number | undefined, count: number, start: number): number | undefined {
  if (count === 0) return undefined;
  const far = Math.max(1, Math.round(count / 10));
  const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, PageDown: far, PageUp: -far };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  if (step === undefined) return undefined;
  return place === undefined ? start : Math.min(count - 1, Math.max(0, place + step));
}
