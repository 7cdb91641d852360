/** Seconds without a new picture after which a stream is taken to be frozen. */
export const FROZEN = 10;
/** So often a frozen stream is begun anew by itself, each time after waiting twice as long. */
const TRIES = 4;

/** How the picture of a camera goes on. */
export interface Watch {
  /** Place of the picture that was seen last, in seconds of the stream. */
  readonly at: number;
  /** Seconds it has been there. */
  readonly still: number;
  /** How often it was begun anew since it last went on. */
  readonly tries: number;
}

export const WATCHING: Watch = { at: -1, still: 0, tries: 0 };

/**
 * What to do after another second: go on, begin the stream anew, or say that it is frozen. Paused pictures stand still
 * rightly.
 */
export function watched(
  { at, still, tries }: Watch,
  now: { readonly at: number; readonly paused: boolean },
): { readonly watch: Watch; readonly todo: 'wait' | 'restart' | 'frozen' } {
  if (now.paused || now.at !== at)
    return { watch: { at: now.at, still: 0, tries: now.paused || now.at === 0 ? tries : 0 }, todo: 'wait' };
  const watch = { at, still: still + 1, tries };
  if (watch.still < FROZEN * 2 ** tries) return { watch, todo: 'wait' };
  return tries < TRIES ? { watch: { at, still: 0, tries: tries + 1 }, todo: 'restart' } : { watch, todo: 'frozen' };
}
