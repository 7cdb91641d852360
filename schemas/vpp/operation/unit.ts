import { defineResource, number, options, reference, referenceMany, section, text, type RecordOf } from '@/dsl';
import { vppPlants } from '../../services';
import { minutes, rampRate } from '../parts/powers';
import { switchedState } from '../parts/vppCodes';

// covers V-110, V-111, V-112, V-114, V-115, V-116
/** Resources that a market sees as one unit of a plant (proposed fields A). No delete call is given. */
export const unit = defineResource({
  name: 'vpp/unit',
  api: vppPlants('unit', { page: 'POST list', detail: 'POST detail', create: 'POST create', edit: 'POST edit' }),
  fields: {
    name: text({ required: true, max: 60 }),
    code: text({ readOnly: true }),
    vppId: reference('vpp/plant', { required: true, textFrom: 'vppName' }),
    unitType: options('POST type-box', {
      at: 'unitType',
      required: true,
      samples: ['load', 'generation', 'storage', 'mixed'],
    }),
    area: options('GET /iot/v3/web/area/list', { required: true, samples: ['CN-320500', 'CN-440100', 'NL-NB'] }),
    gridNode: text({ max: 60 }),
    resourceIds: referenceMany('vpp/resource', { required: true, within: 'vppId' }),
    ratedPower: number({ readOnly: true, decimals: 2, unit: 'kW' }),
    maxUpPower: number({ readOnly: true, decimals: 2, unit: 'kW' }),
    maxDownPower: number({ readOnly: true, decimals: 2, unit: 'kW' }),
    rampUpRate: rampRate(),
    rampDownRate: rampRate(),
    minContinuousTime: minutes(),
    responseTime: minutes(),
    state: switchedState(),
    remark: text({ multiline: true, max: 500 }),
    timeZone: text({ readOnly: true, internal: true }),
  },
  list: {
    columns: [
      'name',
      'code',
      'vppId',
      'unitType',
      'area',
      'gridNode',
      'ratedPower',
      'maxUpPower',
      'maxDownPower',
      'state',
    ],
    filters: ['name', 'vppId', 'unitType', 'area', 'state', 'code'],
    search: 'name',
  },
  form: [
    section('basic', ['name', 'vppId', 'unitType', 'area', 'gridNode', 'resourceIds', 'remark']),
    section('ability', ['rampUpRate', 'rampDownRate', 'minContinuousTime', 'responseTime']),
  ],
  detail: [
    section('ability', [
      'ratedPower',
      'maxUpPower',
      'maxDownPower',
      'rampUpRate',
      'rampDownRate',
      'minContinuousTime',
      'responseTime',
    ]),
    section('basic', ['code', 'vppId', 'unitType', 'area', 'gridNode', 'resourceIds', 'remark']),
  ],
  related: { devices: { resource: 'vpp/unit-device', by: { unitId: 'id' }, menu: false } },
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
        guards: { resources: { resourceIds: { empty: false } } },
      },
      disable: { from: [1], to: 0, call: 'POST edit/state', send: { state: 0 }, comment: 'required', danger: true },
    },
  },
});
export type Unit = RecordOf<typeof unit>;
