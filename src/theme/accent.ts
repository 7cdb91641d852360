/** The one accent of a brand: a text on it and it as a text keep WCAG AA on the surfaces of its mode. */
export interface Accent {
  /** On light surfaces, and under white text. */
  readonly light: string;
  /** On dark surfaces, and under near-black text. */
  readonly dark: string;
}
