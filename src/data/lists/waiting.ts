/** The filter of a list that keeps what waits for the user: `{ waitingForMe: true }`. */
export const WAITING = 'waitingForMe';
