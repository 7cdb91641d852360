/** Something done on the screen that the server does not know yet. */
type Pending = (how: { readonly isUndo: boolean }) => void;

const queue: Pending[] = [];

/** Puts a mutation that waits for its toast at the end of the queue; the same one only once. */
export function holdPending(pending: Pending): void {
  if (!queue.includes(pending)) queue.push(pending);
}

/** Sends the oldest waiting mutation, or takes it back. False when none waits. */
export function settlePending(isUndo: boolean): boolean {
  const pending = queue.shift();
  pending?.({ isUndo });
  return pending !== undefined;
}

/** Sends everything that waits: before the session ends, before the page goes. Returns how many there were. */
export function flushPending(): number {
  let count = 0;
  while (settlePending(false)) count += 1;
  return count;
}
