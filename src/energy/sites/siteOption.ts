/** A site to choose: a station, a plant, a home. @public */
export interface SiteOption {
  /** 64-bit ids stay texts. */
  readonly id: string;
  readonly name: string;
  /** Beside the name: a place, a code. */
  readonly detail?: string;
}

/** Finds the sites whose name holds the text; all, or the first of them, for ''. @public */
export type SiteLoader = (query: string, signal: AbortSignal) => Promise<readonly SiteOption[]>;
