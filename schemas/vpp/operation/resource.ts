import {
  defineResource,
  enumeration,
  number,
  options,
  percent,
  quantity,
  reference,
  referenceMany,
  rules,
  section,
  text,
  type RecordOf,
} from '@/dsl';
import { vppPlants } from '../../services';
import { ADJUST_MODES } from '../parts/dayAdjustment';
import { minutes, neededKilowatts } from '../parts/powers';
import { resourceMoney } from '../parts/resourceMoney';
import { BASELINE_METHODS, RESOURCE_TYPES, switchedState, VOLTAGE_LEVELS } from '../parts/vppCodes';

// covers V-032, V-033, V-101, V-102, V-103, V-104, V-105, V-106, V-109
/**
 * Something at a site that can give or use more or less when it is asked to (proposed fields A). No delete call is
 * given.
 */
export const vppResource = defineResource({
  name: 'vpp/resource',
  api: vppPlants('resource', {
    page: 'POST list',
    detail: 'POST detail',
    create: 'POST create',
    edit: 'POST edit',
    options: { call: 'POST /iemscloud/vpp/web/common/resource/list', names: { tenantId: 'tenantId' } },
  }),
  fields: {
    name: text({ required: true, max: 60 }),
    code: text({ readOnly: true }),
    vppId: reference('vpp/plant', { required: true, textFrom: 'vppName' }),
    stationId: reference('cloud/station', { required: true }),
    unitId: reference('vpp/unit', { within: 'vppId' }),
    resourceType: options('POST type-box', { at: 'resourceType', required: true, samples: RESOURCE_TYPES }),
    customerName: text({ required: true, max: 60 }),
    accountNumber: text({ required: true, max: 32 }),
    powerSupplyCompanyId: reference('vpp/power-supply-company', { required: true }),
    voltageLevel: enumeration(VOLTAGE_LEVELS, { required: true }),
    transformerCapacity: number({ min: 0, max: 999_999_999, decimals: 2, unit: 'kVA' }),
    ratedPower: neededKilowatts(),
    ratedCapacity: number({ min: 0, max: 999_999_999, decimals: 2, unit: 'kWh' }),
    maxUpPower: neededKilowatts(),
    maxDownPower: neededKilowatts(),
    rampRate: number({ required: true, min: 0, max: 999_999_999, decimals: 2, unit: 'kW/min' }),
    responseTime: number({ required: true, min: 0, max: 999_999_999, unit: 'min' }),
    maxDuration: number({ required: true, min: 0, max: 999_999_999, unit: 'min' }),
    minInterval: minutes(),
    controlMode: enumeration(['direct', 'auto', 'manual'], { required: true }),
    baselineMethod: enumeration(BASELINE_METHODS, { required: true, shared: 'baselineMethod' }),
    adjustMode: enumeration(ADJUST_MODES, { shared: 'adjustMode' }),
    adjustCap: percent(),
    adjustCost: quantity(resourceMoney, 'adjustCost', { input: true, max: 999_999_999 }),
    shareRatio: percent(),
    deviceIds: referenceMany('iot/device', { within: 'stationId' }),
    meterNo: text({ max: 32 }),
    contact: text({ max: 30 }),
    phone: text({ rule: rules.mobile }),
    state: switchedState(),
    timeZone: text({ readOnly: true, internal: true }),
    currency: text({ readOnly: true, internal: true }),
  },
  measures: resourceMoney,
  list: {
    columns: [
      'name',
      'code',
      'vppId',
      'stationId',
      'unitId',
      'resourceType',
      'customerName',
      'accountNumber',
      'powerSupplyCompanyId',
      'voltageLevel',
      'ratedPower',
      'maxUpPower',
      'maxDownPower',
      'controlMode',
      'state',
    ],
    filters: ['name', 'vppId', 'stationId', 'resourceType', 'state', 'unitId', 'powerSupplyCompanyId', 'code'],
    search: 'name',
  },
  form: [
    section('basic', ['name', 'vppId', 'unitId', 'stationId', 'resourceType', 'deviceIds', 'contact', 'phone']),
    section('customer', [
      'customerName',
      'accountNumber',
      'powerSupplyCompanyId',
      'voltageLevel',
      'transformerCapacity',
      'meterNo',
    ]),
    section('ability', [
      'ratedPower',
      'ratedCapacity',
      'maxUpPower',
      'maxDownPower',
      'rampRate',
      'responseTime',
      'maxDuration',
      'minInterval',
    ]),
    section('settlement', ['controlMode', 'baselineMethod', 'adjustMode', 'adjustCap', 'adjustCost', 'shareRatio']),
  ],
  actions: {
    /** All of them below their stations and regions (VS-022). */
    tree: { on: 'page', permission: false, load: 'POST tree' },
  },
  when: {
    ratedCapacity: { visible: { resourceType: 'storage' } },
    adjustCap: { visible: { adjustMode: { in: ['multiplicative', 'additive'] } } },
  },
  workflow: {
    state: 'state',
    path: [0, 1],
    comment: { reason: text({ multiline: true, max: 255 }) },
    transitions: {
      enable: {
        from: [0],
        to: 1,
        call: 'POST edit/state',
        send: { state: 1 },
        comment: 'optional',
        guards: { devices: { deviceIds: { empty: false } } },
      },
      disable: { from: [1], to: 0, call: 'POST edit/state', send: { state: 0 }, comment: 'required', danger: true },
    },
  },
});
export type VppResource = RecordOf<typeof vppResource>;
