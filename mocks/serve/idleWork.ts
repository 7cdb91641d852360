/** The machine is never held for longer than this, ms, and nobody may have asked for anything for so long. */
const SLICE = 8;
const QUIET = 400;

/** Work that goes on while nobody asks for anything. */
export interface IdleWork {
  /** Somebody asks: the work stands still until it is quiet again. */
  pause(): void;
  stop(): void;
}

/** Does work part by part: each `next` of it is a small one. It keeps no process alive. */
export function idleWork(work: Iterator<unknown>): IdleWork {
  let timer: NodeJS.Timeout | undefined;
  let over = false;
  const later = (wait: number) => {
    clearTimeout(timer);
    if (!over) timer = setTimeout(slice, wait).unref();
  };
  const slice = () => {
    const until = performance.now() + SLICE;
    while (!over && performance.now() < until) over = work.next().done === true;
    later(0);
  };
  later(QUIET);
  return {
    pause: () => later(QUIET),
    stop: () => {
      over = true;
      clearTimeout(timer);
    },
  };
}
