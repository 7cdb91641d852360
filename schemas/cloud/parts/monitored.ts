import { dateTime, number, reference, text } from '@/dsl';

/** A value that is measured: shown, never asked. */
export const measured = (unit: string, decimals = 2) => number({ readOnly: true, unit, decimals });

/**
 * What every row of the monitoring lists has: where it is, what it is called, when it was measured (proposed fields B).
 */
export const monitored = {
  stationId: reference('cloud/station', { readOnly: true, aliases: ['station'] }),
  name: text({ readOnly: true, aliases: ['deviceName'] }),
  dataTime: dateTime({ readOnly: true, future: true, aliases: ['time'] }),
  currency: text({ readOnly: true, internal: true }),
};
