export type ToastKind = 'success' | 'info' | 'warning' | 'error';

/** One message on the screen. */
export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  /** In the user's language, or the server's own words. Plain text. */
  readonly text: string;
  /** Milliseconds it stays; null: until it is closed. */
  readonly stays: number | null;
  /** What it tells has not been sent yet and can be taken back. */
  readonly undoable?: boolean;
}

/** As many as are readable at once. */
const MOST = 4;

let last = 0;

/**
 * The list with one more; the same text of the same kind is not shown twice, the oldest gives way. One that can be
 * undone never gives way: with it would go the only way back.
 */
export function withToast(list: readonly Toast[], toast: Omit<Toast, 'id'>): readonly Toast[] {
  last += 1;
  const others = list.filter((one) => one.undoable || one.text !== toast.text || one.kind !== toast.kind);
  const plain = others.filter((one) => !one.undoable);
  const dropped = new Set(plain.slice(0, Math.max(0, others.length + 1 - MOST)));
  return [...others.filter((one) => !dropped.has(one)), { ...toast, id: last }];
}

export function withoutToast(list: readonly Toast[], id: number): readonly Toast[] {
  return list.filter((one) => one.id !== id);
}
