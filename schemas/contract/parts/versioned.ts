import { date, reference, text } from '@/dsl';

/** Whose a version is, from when it holds, and what its clock and its money are. */
export const versioned = {
  stationId: reference('cloud/station', { required: true, fixed: true }),
  effectiveDate: date({ required: true, future: true }),
  timeZone: text({ readOnly: true, internal: true }),
  currency: text({ readOnly: true, internal: true }),
};

/** What a changed price would have made of the last bill: an extension, answered only where the cloud knows it. */
export const billEffect = {
  call: 'POST /iemscloud/contractEnergy/web/bill/effect',
  inputs: 'statistics/city-energy',
} as const;

/**
 * The calls of the current and the reserved version of a station (spec 03 §7, contract energy); history is an extension
 * where the document names none.
 */
export const stationVersions = (history: `POST ${string}` = 'POST history/list') =>
  ({
    of: 'stationId',
    effective: 'effectiveDate',
    current: { detail: 'POST current/detail', edit: 'POST current/edit' },
    reserved: { detail: 'POST reserved/detail', edit: 'POST reserved/edit', cancel: 'POST cancel' },
    history,
  }) as const;
