import type { Clock } from './clock';

/** A clock that can be put forward: a day of a demonstration need not be waited for. */
export interface MovableClock extends Clock {
  /** Puts it forward by so many milliseconds, from when on it goes on as before. */
  forward(milliseconds: number): void;
}

/** A clock that goes as another one does until it is put forward. It never goes back: what has happened stays so. */
export function movableClock(real: Clock): MovableClock {
  let ahead = 0;
  return Object.assign(() => real() + ahead, {
    forward: (milliseconds: number) => {
      ahead += Math.max(0, milliseconds);
    },
  });
}

export const isMovable = (clock: Clock): clock is MovableClock => 'forward' in clock;
