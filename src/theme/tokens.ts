/** Colors of one mode, all `#rrggbb`. Checked for contrast by a test. */
export interface Tokens {
  /** Behind everything. */
  readonly canvas: string;
  /** Cards, tables, dialogs, header, side menu. */
  readonly paper: string;
  /** Heads of tables, quiet fills. */
  readonly sunken: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly inkFaint: string;
  /** Between surfaces; in the dark 8 % white on paper. */
  readonly line: string;
  /** Edges of inputs: 3 to 1 against paper. */
  readonly edge: string;
  readonly info: string;
  readonly success: string;
  /** Yellow-amber: never the accent of a brand. */
  readonly warning: string;
  readonly error: string;
}

export type Mode = 'light' | 'dark';

export const tokens: Readonly<Record<Mode, Tokens>> = {
  light: {
    canvas: '#f3f5f8',
    paper: '#ffffff',
    sunken: '#f7f9fb',
    ink: '#18212b',
    inkSoft: '#52606f',
    inkFaint: '#8a96a3',
    line: '#e1e6ec',
    edge: '#858f9b',
    info: '#0b66b8',
    success: '#177245',
    warning: '#7a5900',
    error: '#bb2430',
  },
  dark: {
    canvas: '#0d1117',
    paper: '#161c24',
    sunken: '#1b222c',
    ink: '#e6ebf1',
    inkSoft: '#a6b2bf',
    inkFaint: '#738090',
    line: '#292e36',
    edge: '#6b7887',
    info: '#6cb2f0',
    success: '#5cc98f',
    warning: '#e8c547',
    error: '#f2848a',
  },
};
