import {
  codes,
  countries,
  dateTime,
  defineResource,
  enumeration,
  range,
  referenceMany,
  section,
  text,
  type RecordOf,
} from '@/dsl';
import { hems } from '../../services';
import { homeSeverityTones } from '../../severity';

const of = (scope: 'country' | 'tenant' | 'home' | 'device') => ({ visible: { scope }, required: { scope } }) as const;
const targets = { wire: 'targetIds', textFrom: 'targetNames', required: true } as const;

// covers HS-071
/** Alarms that nobody is told of for a while (spec 02 §1). */
export const alarmShield = defineResource({
  name: 'hems/alarm-shield',
  api: hems('alarmShield', {
    page: 'POST page',
    detail: 'POST detail',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
  }),
  fields: {
    name: text({ required: true, max: 60 }),
    scope: enumeration(['country', 'tenant', 'home', 'device'], { required: true }),
    /** One list on the wire, of what the scope says. */
    targetCountries: countries({ wire: 'targetIds', required: true }),
    targetTenants: referenceMany('account/tenant', targets),
    targetHomes: referenceMany('hems/home', targets),
    targetDevices: referenceMany('hems/platform-device', targets),
    targetNames: text({ readOnly: true }),
    ruleIds: referenceMany('hems/analysis-alarm-rule'),
    alarmSeverity: codes([1, 2], { shared: 'hems.severity', tones: homeSeverityTones }),
    startTime: dateTime({ required: true, future: true }),
    endTime: dateTime({ required: true, future: true }),
    reason: text({ required: true, multiline: true, max: 255 }),
    state: enumeration(['waiting', 'active', 'ended', 'disabled'], {
      readOnly: true,
      codeAliases: { 1: 'active', 0: 'disabled' },
      tones: { waiting: 'info', active: 'warning', ended: 'neutral', disabled: 'neutral' },
    }),
  },
  list: {
    columns: [
      'name',
      'scope',
      { field: 'targetNames', width: 240 },
      'ruleIds',
      'alarmSeverity',
      'startTime',
      'endTime',
      'reason',
      'state',
    ],
    filters: ['name', 'scope', 'alarmSeverity', range('startTime', { future: true }), 'state'],
    search: 'name',
  },
  form: [
    section('basic', ['name', 'scope', 'targetCountries', 'targetTenants', 'targetHomes', 'targetDevices']),
    section('alarms', ['ruleIds', 'alarmSeverity']),
    section('time', ['startTime', 'endTime', 'reason']),
  ],
  detail: [
    section('basic', ['name', 'scope', 'targetNames', 'state']),
    section('alarms', ['ruleIds', 'alarmSeverity']),
    section('time', ['startTime', 'endTime', 'reason']),
  ],
  when: {
    targetCountries: of('country'),
    targetTenants: of('tenant'),
    targetHomes: of('home'),
    targetDevices: of('device'),
    endTime: { valid: { endTime: { gt: { field: 'startTime' } } } },
  },
  actions: {
    enable: {
      on: 'row',
      call: 'POST updateState',
      permission: 'updateState',
      send: { state: 1 },
      visible: { state: 'disabled' },
      enabled: { endTime: { gt: { now: true } } },
      confirm: true,
    },
    disable: {
      on: 'row',
      call: 'POST updateState',
      permission: 'updateState',
      send: { state: 0 },
      visible: { state: { in: ['waiting', 'active'] } },
      confirm: true,
      danger: true,
    },
    alarms: { on: 'page', permission: false, lists: 'hems/analysis-alarm' },
  },
});
export type AlarmShield = RecordOf<typeof alarmShield>;
