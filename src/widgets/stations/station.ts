/** A station (or site, or home) to choose. */
export interface Station {
  /** 64-bit ids stay texts. */
  readonly id: string;
  readonly name: string;
  /** Beside the name: a place, a code. */
  readonly detail?: string;
}

/** Finds the stations whose name holds the text; all, or the first of them, for ''. */
export type StationLoader = (query: string, signal: AbortSignal) => Promise<readonly Station[]>;
