/*
 * Loaded before a server: its clock stands still, at the moment (epoch ms) its parent sent last; every moment is
 * acknowledged.
 */
import { setDate } from './testTime.mjs';

const time = { at: Date.now() };
setDate(time);

process.on('message', (moment) => {
  time.at = moment;
  process.send?.(moment);
});
process.channel?.unref(); // who only waits for the time does not keep the server alive
