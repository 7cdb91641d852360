/** The groups of the palette, in the order they are shown. */
export const GROUPS = ['recent', 'favorites', 'pages', 'create', 'actions'] as const;

/** Those, and what is found in lists: a record, and the list with all that answer. */
export type PaletteGroup = (typeof GROUPS)[number] | 'record' | 'all';

/** Something the palette offers. */
export interface PaletteEntry {
  readonly key: string;
  readonly group: PaletteGroup;
  /** In the user's language. */
  readonly name: string;
  /** In the other language, when it differs. */
  readonly other?: string;
  /** Where it is: the application and the menus above it. */
  readonly place: string;
  /** Address within the console, or outside of it with `href`. */
  readonly path?: string;
  readonly href?: string;
  /** The server's name of its icon. */
  readonly icon?: string;
  /** Instead of an address. */
  run?(): void;
}
