import { dateTime, defineResource, options, range, text, type RecordOf, type WireRow } from '@/dsl';
import { hems } from '../../services';

const ENUMS = ['cusUserBehaviorModuleEnum', 'cusUserBehaviorActionEnum'] as const;
const enums = { call: 'POST /iems-goeu-web/web/common/enums', fixed: { names: ENUMS } } as const;

const read = ({ id, ...row }: WireRow): WireRow => ({
  ...row,
  id: id ?? [row.createDtme, row.moduleName, row.deviceName, row.action].map(String).join(' '),
});

/** What a customer user did himself in his app (spec 02 §2, §3); stands on the page of his strategies. */
// covers H-053, H-054, H-078, H-080, H-081, H-055, HR-091, HR-092, HR-279, HE-179, HE-180, HE-181, HE-182, HE-183,
// HE-184, HE-185, HE-186, HE-187, HE-188, HE-189, HE-190, HE-191, HE-192, HE-193
export const userBehavior = defineResource({
  name: 'hems/user-behavior',
  api: hems('analysis', { page: 'POST userBehavior', export: 'POST userBehavior/export', sort: false, read }),
  recordTitle: 'createDtme',
  fields: {
    cusUserId: text({ readOnly: true, internal: true }),
    createDtme: dateTime({ readOnly: true }),
    moduleName: options(enums, { at: ENUMS[0], readOnly: true }),
    deviceName: options('POST /iems-goeu-web/web/analysis/userDeviceName', {
      at: 'deviceNameList',
      within: 'cusUserId',
      readOnly: true,
    }),
    action: options(enums, { at: ENUMS[1], readOnly: true }),
    description: text({ readOnly: true }),
  },
  list: {
    columns: [
      { field: 'createDtme', width: 184 },
      { field: 'moduleName', width: 160 },
      { field: 'deviceName', width: 160 },
      { field: 'action', width: 104 },
      'description',
    ],
    filters: ['moduleName', 'deviceName', 'action', range('createDtme', { params: ['startTime', 'endTime'] })],
    pageSize: 10,
  },
});
export type UserBehavior = RecordOf<typeof userBehavior>;
