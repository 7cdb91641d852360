/**
 * A wall clock text ('YYYY-MM-DD HH:mm:ss', as the console has them) in ms as if its clock were that of UTC; NaN for
 * what is none.
 *
 * @public
 */
export const wallTime = (wall: string): number => Date.parse(`${wall.replace(' ', 'T')}Z`);
