/* Which homes on which days: ten of the reference backend, all kinds of equipment, tariffs and clocks. */

export const HOMES = {
  100001: 'Europe/Amsterdam',
  100002: 'Europe/Amsterdam',
  100003: 'Europe/Amsterdam',
  100004: 'Europe/Berlin',
  100005: 'Europe/Berlin',
  100006: 'Europe/Stockholm',
  100007: 'Europe/Brussels',
  100008: 'Europe/London',
  100009: 'Australia/Adelaide',
  100010: 'Asia/Kolkata',
};

/**
 * What is today at the home, when it is looked at, and which days are compared. The clocks change on 29 March and 25
 * October in Europe, on 5 April and 4 October in Adelaide; never in Kolkata. The last one comes first: a session that
 * began then is valid on all days before.
 */
export const MOMENTS = [
  { today: '2026-10-26', time: '15:37:20', ranges: ['today', 'yesterday', 'last7'] },
  { today: '2026-10-25', time: '23:58:00', ranges: ['today'] },
  { today: '2026-10-05', time: '09:12:40', ranges: ['today', 'yesterday'] },
  { today: '2026-10-04', time: '16:20:00', ranges: ['today'] },
  { today: '2026-09-20', time: '18:45:10', ranges: ['today'] },
  { today: '2026-07-08', time: '12:05:00', ranges: ['today'] },
  { today: '2026-05-31', time: '20:30:30', ranges: ['today'] },
  { today: '2026-04-05', time: '23:59:30', ranges: ['today'] },
  { today: '2026-03-29', time: '14:00:05', ranges: ['today'] },
  { today: '2026-01-14', time: '17:21:00', ranges: ['today'] },
];

const DAY = 86_400_000;
const before = (day, days) => new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10);

/** Days of a range of the dashboard: first and last. */
export function daysOf(range, today) {
  if (range === 'today') return [today, today];
  return range === 'yesterday' ? [before(today, 1), before(today, 1)] : [before(today, 7), before(today, 1)];
}

/** The moment (epoch ms) at which the clock of a zone shows a day and time. */
export function momentAt(day, time, zone) {
  const wall = Date.parse(`${day}T${time}Z`);
  const shown = (at) =>
    Date.parse(
      `${new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(at).replace(' ', 'T')}Z`,
    );
  const guess = wall - (shown(wall) - wall);
  return guess - (shown(guess) - wall);
}
