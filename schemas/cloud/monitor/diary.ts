import {
  date,
  dateTime,
  defineResource,
  enumeration,
  money,
  percent,
  range,
  reference,
  rows,
  section,
  text,
  type RecordOf,
} from '@/dsl';
import { diaryTotals } from '../../measures';
import { cloudMonitor } from '../../services';
import { measured } from '../parts/monitored';
import { severityTones } from '../../severity';

/** The mildest has a name of its own here. */
const { critical, major, minor, warning } = severityTones;

// covers V-194, V-195, V-196
/**
 * A day of a station in figures and events (spec 03 §2, monitoring; proposed fields B). Nothing of it is written by
 * people.
 */
export const diary = defineResource({
  name: 'cloud/diary',
  api: cloudMonitor('diary', { page: 'POST list', detail: 'POST detail' }),
  recordTitle: 'date',
  fields: {
    date: date({ readOnly: true }),
    stationId: reference('cloud/station', { readOnly: true, aliases: ['station'] }),
    chargeEnergy: measured('kWh'),
    dischargeEnergy: measured('kWh'),
    pvEnergy: measured('kWh'),
    importEnergy: measured('kWh'),
    exportEnergy: measured('kWh'),
    chargerEnergy: measured('kWh'),
    efficiency: percent({ readOnly: true, max: 999 }),
    cycles: measured(''),
    runHours: measured('h', 1),
    stopHours: measured('h', 1),
    alarmCount: measured('', 0),
    income: money({ readOnly: true, currencyField: 'currency', min: -999_999_999 }),
    currency: text({ readOnly: true, internal: true }),
    weather: text({ readOnly: true }),
    events: rows(
      {
        time: dateTime({ readOnly: true, future: true }),
        device: text({ readOnly: true }),
        event: text({ readOnly: true }),
        level: enumeration(['critical', 'major', 'minor', 'hint'], {
          readOnly: true,
          tones: { critical, major, minor, hint: warning },
        }),
      },
      { readOnly: true, max: 500 },
    ),
  },
  measures: diaryTotals,
  list: {
    columns: [
      'date',
      'stationId',
      'chargeEnergy',
      'dischargeEnergy',
      'pvEnergy',
      'importEnergy',
      'exportEnergy',
      'chargerEnergy',
      'efficiency',
      'runHours',
      'stopHours',
      'alarmCount',
      'income',
      'weather',
    ],
    filters: ['stationId', range('date')],
    sort: { field: 'date', order: 'desc' },
    summary: {
      call: 'POST general',
      show: ['chargeEnergy', 'dischargeEnergy', 'pvEnergy', 'importEnergy', 'exportEnergy', 'chargerEnergy', 'income'],
    },
  },
  detail: [
    section('basic', ['date', 'stationId', 'weather']),
    section('energy', [
      'chargeEnergy',
      'dischargeEnergy',
      'pvEnergy',
      'importEnergy',
      'exportEnergy',
      'chargerEnergy',
      'efficiency',
      'cycles',
      'income',
    ]),
    section('running', ['runHours', 'stopHours', 'alarmCount', 'events']),
  ],
});
export type Diary = RecordOf<typeof diary>;
