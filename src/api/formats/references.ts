/** What a format has to know of resources. */
export interface References {
  /** References of the resource a call is of, by wire name. */
  of(path: string): ReadonlyMap<string, string>;
  /** What a server calls the resources they lead to. */
  typeOf(target: string): string;
}

/** As `speakForeign` was told. */
export const references: References = { of: () => new Map(), typeOf: (target) => target };
