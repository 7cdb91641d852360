import { dateTime, defineReport, enumeration, number, reference, table, text } from '@/dsl';
import { pvStatistics } from '../services';
import { monitorMeasures } from './parts/monitorMeasures';
import { PV_DEVICE_TYPES } from './parts/deviceTypes';

const live = (tab: string) => ({ tab, refresh: '30 s', pageSize: 20 }) as const;

// covers V-630, V-631, V-632, V-633, V-634, V-635
/** What the devices of stations show now, by type (spec 03 §7, PV statistics; proposed fields M, monitoring). */
export const stationMonitor = defineReport({
  name: 'pv/station-monitor',
  api: pvStatistics('monitor/device'),
  params: {
    stationId: reference('pv/station', { required: true, first: true, textFrom: 'stationName' }),
    state: enumeration(['running', 'standby', 'limited', 'fault', 'offline'], { tones: { running: 'success', standby: 'neutral', limited: 'warning', fault: 'error', offline: 'neutral' } }),
    sn: text({ max: 32 }),
  },
  measures: monitorMeasures,
  fields: {
    name: text(),
    deviceType: enumeration(PV_DEVICE_TYPES, { shared: 'pv.deviceType' }),
    ratio: number(),
    online: enumeration([1, 0], { tones: { 1: 'success', 0: 'neutral' }, codeAliases: { true: 1, false: 0 } }),
    switchState: enumeration([1, 0], { tones: { 1: 'success', 0: 'neutral' } }),
    keyValues: text(),
    startTime: text(),
    stopTime: text(),
    lastUpload: dateTime(),
    dataTime: dateTime(),
  },
  blocks: {
    inverters: table(
      'GET inverter',
      [
        'stationId', 'name', 'sn', 'state', 'acPower', 'dcPower', 'efficiency', 'todayEnergy', 'monthEnergy', 'totalEnergy', 'equivalentHours', 'temperature', 'dispersion', 'reactivePower', 'powerFactor',
        'voltageA', 'voltageB', 'voltageC', 'currentA', 'currentB', 'currentC', 'frequency', 'insulationResistance', 'startTime', 'stopTime', 'dataTime',
      ],
      live('inverters'),
    ),
    meters: table(
      'GET meter',
      ['stationId', 'name', 'sn', 'state', 'activePower', 'reactivePower', 'powerFactor', 'forwardEnergy', 'reverseEnergy', 'voltageA', 'voltageB', 'voltageC', 'currentA', 'currentB', 'currentC', 'ratio', 'dataTime'],
      live('meters'),
    ),
    environment: table('GET environment', ['stationId', 'name', 'sn', 'state', 'irradiance', 'irradiation', 'ambientTemperature', 'moduleTemperature', 'humidity', 'windSpeed', 'windDirection', 'dataTime'], live('environment')),
    collectors: table('GET collect', ['stationId', 'name', 'sn', 'online', 'signal', 'deviceCount', 'lastUpload'], live('collectors')),
    substations: table(
      'GET boxSubstation',
      ['stationId', 'name', 'sn', 'state', 'hvVoltage', 'hvCurrent', 'lvVoltage', 'lvCurrent', 'loadRate', 'oilTemperature', 'windingTemperature', 'switchState', 'dataTime'],
      live('substations'),
    ),
    common: table('GET common', ['stationId', 'name', 'sn', 'deviceType', 'state', 'keyValues', 'dataTime'], live('common')),
  },
});
