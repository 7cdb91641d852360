/**
 * Where a key goes in a list of so many; `undefined`: the key is not the list's. Ctrl or Cmd with Home and End, for
 * boxes to type in.
 */
export function reorderTarget(key: string, at: number, count: number, jump: boolean): number | undefined {
  if (count === 0) return undefined;
  const within = (next: number) => Math.max(0, Math.min(count - 1, next));
  switch (key) {
    case 'ArrowDown':
      return within(at + 1);
    case 'ArrowUp':
      return within(at - 1);
    case 'PageDown':
      return within(at + 8);
    case 'PageUp':
      return within(at - 8);
    case 'Home':
      return jump ? 0 : undefined;
    case 'End':
      return jump ? count - 1 : undefined;
    default:
      return undefined;
  }
}
