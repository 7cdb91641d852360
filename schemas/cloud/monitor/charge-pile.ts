import { defineResource, enumeration, money, section, type RecordOf } from '@/dsl';
import { charging } from '../../measures';
import { cloudMonitor } from '../../services';
import { measured, monitored } from '../parts/monitored';

// covers V-719, V-722, V-723, V-724
/**
 * Connectors of charge piles: who charges, how fast, and what it brought today (spec 03 §2, monitoring; proposed fields
 * B).
 */
export const chargePile = defineResource({
  name: 'cloud/charge-pile',
  api: cloudMonitor('chargePile', { page: 'POST list', export: 'POST export' }),
  fields: {
    ...monitored,
    pileType: enumeration(['dc', 'ac', 'v2g'], { readOnly: true, call: 'POST type-box', at: 'pileType' }),
    gunNo: measured('', 0),
    ratedPower: measured('kW'),
    state: enumeration(['idle', 'plugged', 'charging', 'finished', 'reserved', 'fault', 'offline'], {
      readOnly: true,
      aliases: ['status'],
      tones: {
        idle: 'neutral',
        plugged: 'info',
        charging: 'success',
        finished: 'info',
        reserved: 'warning',
        fault: 'error',
        offline: 'neutral',
      },
    }),
    power: measured('kW'),
    voltage: measured('V', 1),
    current: measured('A', 1),
    vehicleSoc: measured('%', 0),
    todayEnergy: measured('kWh'),
    todayOrders: measured('', 0),
    todayFee: money({ readOnly: true, currencyField: 'currency' }),
  },
  measures: charging,
  list: {
    columns: [
      'name',
      'stationId',
      'gunNo',
      'pileType',
      'state',
      'ratedPower',
      'power',
      'vehicleSoc',
      'todayEnergy',
      'todayOrders',
      'todayFee',
      'dataTime',
    ],
    filters: ['stationId', 'name', 'pileType', 'state'],
    summary: {
      call: 'POST general',
      show: ['deviceCount', 'chargingCount', 'faultCount', 'totalPower', 'todayEnergy', 'todayFee'],
    },
    refresh: '30 s',
    open: 'detail',
  },
  detail: [
    section('basic', ['name', 'stationId', 'gunNo', 'pileType', 'ratedPower', 'state', 'dataTime']),
    section('now', ['power', 'voltage', 'current', 'vehicleSoc']),
    section('today', ['todayEnergy', 'todayOrders', 'todayFee']),
  ],
});
export type ChargePile = RecordOf<typeof chargePile>;
