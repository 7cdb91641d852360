import {
  boolean,
  defineResource,
  enumeration,
  file,
  number,
  optionsMany,
  pattern,
  reference,
  referenceMany,
  rows,
  section,
  text,
  type RecordOf,
} from '@/dsl';
import { hems } from '../../../services';
import { DEVICE_TYPES, deviceTypeWords } from '../../parts/deviceTypes';
import { HEMS_UPLOAD } from '../../parts/hemsUpload';

const versionNumber = pattern('versionNumber', /^\d+(?:\.\d+)*$/);
const version = {
  max: 32,
  rule: versionNumber,
  samples: ['1.4.12', '2.14.3', '2.15.0', '3.0.1', '1.5.0', '2.16.4', '3.1.0'],
} as const;
const to = (scope: 'tenant' | 'sn') => ({ visible: { scope }, required: { scope } }) as const;
const OF_DEVICES = { targetType: 'device' } as const;

// covers HE-337, HE-356, HS-052
/** Firmware and whatever else is sent to controllers and devices (spec 02 §7). */
export const otaPackage = defineResource({
  name: 'hems/ota-package',
  api: hems('ota', {
    page: 'POST list',
    detail: 'POST detail',
    create: 'POST add',
    edit: 'POST upd',
    delete: 'POST del',
  }),
  fields: {
    name: text({ required: true, max: 60 }),
    targetType: enumeration(['controller', 'device'], { required: true }),
    deviceType: enumeration(DEVICE_TYPES, { ...deviceTypeWords }),
    brandId: reference('hems/brand', { required: true }),
    models: optionsMany('POST /iems-goeu-web/web/common/typeModel', {
      required: true,
      within: 'brandId',
      samples: ['HX-5', 'HX-8'],
    }),
    hardwareVersions: text({ max: 100 }),
    packageType: enumeration(['firmware', 'application', 'bootloader', 'configuration'], { required: true }),
    version: text({ ...version, required: true }),
    minVersion: text(version),
    file: file({ required: true, accept: ['bin', 'zip', 'tar.gz', 'swu'], maxSize: 100, upload: HEMS_UPLOAD }),
    fileSize: number({ readOnly: true, min: 0, unit: 'B' }),
    sha256: text({ readOnly: true, max: 64 }),
    forced: boolean(),
    scope: enumeration(['all', 'tenant', 'sn'], { required: true, default: 'all' }),
    tenantIds: referenceMany('account/tenant'),
    sns: rows({ sn: text({ required: true, max: 32 }) }),
    releaseNotes: text({ required: true, multiline: true, max: 1000 }),
    releaseNotesEn: text({ required: true, multiline: true, max: 1000 }),
    upgradeCount: number({ readOnly: true, min: 0 }),
  },
  list: {
    columns: [
      'name',
      'targetType',
      'deviceType',
      'brandId',
      'models',
      'packageType',
      'version',
      'fileSize',
      'forced',
      'scope',
      'upgradeCount',
    ],
    filters: ['name', 'targetType', 'deviceType', 'brandId', 'packageType', 'version'],
    search: 'name',
  },
  form: [
    section('basic', ['name', 'targetType', 'deviceType', 'brandId', 'models', 'hardwareVersions']),
    section('package', ['packageType', 'version', 'minVersion', 'file', 'forced']),
    section('scope', ['scope', 'tenantIds', 'sns']),
    section('notes', ['releaseNotes', 'releaseNotesEn']),
  ],
  when: {
    deviceType: { visible: OF_DEVICES, required: OF_DEVICES },
    tenantIds: to('tenant'),
    sns: to('sn'),
    // the file is what was installed
    file: { readOnly: { upgradeCount: { gt: 0 } } },
  },
  related: { upgrades: { resource: 'hems/device-ota', by: { packageId: 'id' }, without: ['packageId'], menu: false } },
  actions: { allDevices: { on: 'page', permission: false, lists: 'hems/platform-device' } },
});
export type OtaPackage = RecordOf<typeof otaPackage>;
