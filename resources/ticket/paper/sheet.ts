/** A piece of a paper form: values with their labels, or a table. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'pair'; readonly label: string; readonly value: string; readonly wide: boolean }
  | {
      readonly kind: 'table';
      readonly label: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

/** A record as a paper form. */
export interface Sheet {
  readonly title: string;
  /** Below the title: number, state. */
  readonly subtitle: string;
  readonly blocks: readonly Block[];
  /** Below the form: who printed it, and when. */
  readonly foot: string;
}
