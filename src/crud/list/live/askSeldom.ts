import { currentTime } from '@/schema/dates';

const FIRST_GAP = 1000;
const LONGEST_GAP = 30_000;
/** How often it is looked whether somebody is done with what he works in, in ms. */
const STEP = 1000;

/** Asks again where something happened, the more seldom the more happens. */
export interface SeldomAsking {
  want(): void;
  stop(): void;
}

/** @param isBusy whether the answer would come at the wrong moment */
export function askSeldom(ask: () => void, isBusy: () => boolean): SeldomAsking {
  let last = 0;
  let gap = FIRST_GAP;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = isBusy() ? setTimeout(look, STEP) : undefined;
    if (timer !== undefined) return;
    last = currentTime();
    ask();
  };
  return {
    want() {
      if (timer !== undefined) return;
      const quiet = currentTime() - last;
      gap = quiet > LONGEST_GAP ? FIRST_GAP : Math.min(gap * 2, LONGEST_GAP);
      timer = setTimeout(look, Math.max(0, gap - quiet));
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
