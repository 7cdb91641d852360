import { boolean, date, enumeration, file, reference, referenceMany, rules, section, text } from '@/dsl';

/** Fields of somebody who may take part in work tickets; both directories of them have the same (spec 03 §7). */
export const ticketPersonFields = {
  name: text({ required: true, max: 30 }),
  userId: reference('ticket/directory-user', { textFrom: 'userName' }),
  company: text({ required: true, max: 60 }),
  isExternal: boolean({ required: true, default: false, aliases: ['external'] }),
  roles: referenceMany('ticket/ticket-role', { required: true, max: 5, textFrom: 'roleNames' }),
  stationIds: referenceMany('ticket/station', { required: true, max: 50 }),
  phone: text({ required: true, rule: rules.mobile }),
  certificateNo: text({ max: 32 }),
  certificateExpiry: date({ future: true }),
  certificateFiles: file({ maxCount: 5, upload: 'POST /smp/v3/web/common/file/upload' }),
  status: enumeration([1, 0], {
    default: 1,
    tones: { 1: 'success', 0: 'neutral' },
    codeAliases: { enabled: 1, disabled: 0 },
  }),
};

export const ticketPersonList = {
  columns: [
    'name',
    'company',
    'isExternal',
    'roles',
    'stationIds',
    'certificateNo',
    'certificateExpiry',
    'phone',
    'status',
  ],
  filters: ['name', 'isExternal', 'roles', 'stationIds', 'status'],
} as const;

export const ticketPersonForm = [
  section('basic', ['name', 'userId', 'company', 'isExternal', 'phone', 'status']),
  section('ticketRoles', ['roles', 'stationIds']),
  section('certificate', ['certificateNo', 'certificateExpiry', 'certificateFiles']),
] as const;
