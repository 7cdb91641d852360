import { defineResource, enumeration, number, optionsMany, reference, rows, section, text, type RecordOf } from '@/dsl';
import { hems } from '../../../services';
import { CONNECT_TYPES, connectTypeWords } from '../../parts/connections';
import { DEVICE_TYPES, deviceTypeWords } from '../../parts/deviceTypes';

// covers HE-336
/** What devices of a brand can do, by their type and the way they are connected (spec 02 §4, §7). */
export const capability = defineResource({
  name: 'hems/capability',
  api: hems('capability', {
    page: 'POST page',
    detail: 'POST detail',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
  }),
  recordTitle: 'brandId',
  fields: {
    brandId: reference('hems/brand', { required: true }),
    deviceType: enumeration(DEVICE_TYPES, { ...deviceTypeWords, required: true }),
    models: optionsMany('POST /iems-goeu-web/web/common/typeModel', { within: 'brandId', samples: ['HX-5', 'HX-8'] }),
    connectType: enumeration(CONNECT_TYPES, { ...connectTypeWords, required: true }),
    minFirmware: text({ max: 32 }),
    configList: rows(
      {
        configId: reference('hems/capability-config', { required: true }),
        support: enumeration(['full', 'partial', 'none'], {
          required: true,
          tones: { full: 'success', partial: 'warning', none: 'neutral' },
        }),
        remark: text({ max: 100 }),
      },
      { required: true },
    ),
    supportCount: number({ readOnly: true, min: 0 }),
    remark: text({ multiline: true, max: 255 }),
  },
  list: {
    columns: ['brandId', 'deviceType', 'models', 'connectType', { field: 'minFirmware', hidden: true }, 'supportCount'],
    filters: ['brandId', 'deviceType', 'connectType'],
  },
  form: [
    section('basic', ['brandId', 'deviceType', 'connectType', 'models', 'minFirmware', 'remark']),
    section('capabilities', ['configList']),
  ],
  related: { brands: { resource: 'hems/capability-brand', by: { capabilityId: 'id' }, menu: false } },
});
export type Capability = RecordOf<typeof capability>;
