/** The time in ms since 1970. @public */
export type Clock = () => number;

/**
 * The machine's own clock, in ms since 1970. Only what compares with the machine reads it, such as the age of a file;
 * everything else reads `currentTime`.
 *
 * @example setClock(machineTime) // undoes setClock(movableClock(machineTime))
 * @public
 */
export const machineTime: Clock = () => Date.now();

let clock = machineTime;

/**
 * What time it is for console and backend, in ms since 1970: the machine's, or that of the clock that was set.
 *
 * @example dayOf(currentTime(), 'Asia/Shanghai')
 * @public
 */
export const currentTime: Clock = () => clock();

/**
 * Lets everything that reads `currentTime` follow another clock: of a backend whose days are run through quickly.
 *
 * @example setClock(movableClock(machineTime))
 * @public
 */
export function setClock(other: Clock): void {
  clock = other;
}
