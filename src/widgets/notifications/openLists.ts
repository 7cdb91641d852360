let open = 0;
const listeners = new Set<() => void>();

function add(count: number): void {
  open += count;
  for (const listener of [...listeners]) listener();
}

/** Whether a list of notifications is open: what arrives is read there, and nothing pops up in front of them. */
export const openLists = {
  get: (): boolean => open > 0,
  /** Returns what to call when the list is closed. */
  add(): () => void {
    add(1);
    return () => add(-1);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
