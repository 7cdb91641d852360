export type ToastKind = 'success' | 'info' | 'warning' | 'error';

/** One message on the screen. */
export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  /** In the user's language, or the server's own words. Plain text. */
  readonly text: string;
  /** Milliseconds it stays; null: until it is closed. */
  readonly stays: number | null;
}

/** As many as are readable at once. */
const MOST = 4;

let last = 0;

/** The list with one more; the same text of the same kind is not shown twice, the oldest gives way. */
export function withToast(list: readonly Toast[], toast: Omit<Toast, 'id'>): readonly Toast[] {
  last += 1;
  const others = list.filter((one) => one.text !== toast.text || one.kind !== toast.kind);
  return [...others, { ...toast, id: last }].slice(-MOST);
}

export function withoutToast(list: readonly Toast[], id: number): readonly Toast[] {
  return list.filter((one) => one.id !== id);
}
