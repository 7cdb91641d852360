/**
 * A wall clock text ('YYYY-MM-DD HH:mm:ss', as the console has them) in ms as if its clock were that of UTC; `NaN` for
 * any other text.
 *
 * @example wallTime('2026-11-27 08:30:00') // Date.UTC(2026, 10, 27, 8, 30)
 * @public
 */
export const wallTime = (wall: string): number => Date.parse(`${wall.replace(' ', 'T')}Z`);
