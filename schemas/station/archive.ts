import {
  date,
  defineResource,
  enumeration,
  file,
  image,
  json,
  money,
  number,
  reference,
  rows,
  section,
  text,
  type RecordOf,
} from '@/dsl';
import { smp } from '../services';

/** The calls of 'profile approve and submit' are read as the review of an archive. */
const PROFILE = '/smp/v3/web/profile';

// covers VE-212, VE-215
/** What is known and kept of a station: contract, equipment, files, pictures and videos (spec 03 §7). */
export const archive = defineResource({
  name: 'station/archive',
  api: smp('stationInfrastructure/archives', {
    page: 'POST page',
    detail: 'POST detail',
    create: 'POST save',
    edit: 'POST update',
    delete: 'POST delete',
  }),
  recordTitle: 'projectName',
  fields: {
    projectName: text({ required: true, max: 100 }),
    projectCode: text({ required: true, max: 32, unique: true }),
    status: enumeration(['draft', 'reviewing', 'approved', 'rejected'], {
      readOnly: true,
      tones: { draft: 'neutral', reviewing: 'warning', approved: 'success', rejected: 'error' },
    }),
    stationId: reference('ticket/station', { required: true }),
    projectType: enumeration(['pv', 'storage', 'charging', 'integrated'], { required: true }),
    owner: text({ required: true, max: 100 }),
    builder: text({ max: 100 }),
    designer: text({ max: 100 }),
    supervisor: text({ max: 100 }),
    investment: money({ currency: 'CNY' }),
    capacity: text({ required: true, max: 60 }),
    area: text({ required: true, max: 60 }),
    address: text({ required: true, max: 255 }),
    startDate: date(),
    gridDate: date({ notBelow: 'startDate' }),
    warrantyDate: date({ future: true }),
    equipment: rows({
      name: text({ required: true, max: 60 }),
      brand: text({ max: 60 }),
      model: text({ max: 60 }),
      quantity: number({ required: true, min: 1, max: 999_999 }),
      parameters: text({ max: 255 }),
    }),
    files: file({ maxCount: 20, upload: 'POST /smp/v3/web/common/file/upload' }),
    pictures: image({ upload: 'POST /smp/v3/web/common/picture/upload' }),
    videos: file({ maxCount: 5, accept: ['mp4', 'mov', 'webm'], upload: 'POST /smp/v3/web/common/video/upload' }),
    logs: json({ readOnly: true, internal: true }),
  },
  list: {
    columns: ['projectName', 'projectCode', 'status', 'stationId', 'projectType', 'owner', 'capacity', 'gridDate'],
    filters: ['projectName', 'projectCode', 'stationId', 'projectType', 'area', 'status'],
  },
  form: [
    section('basic', [
      'projectName',
      'projectCode',
      'stationId',
      'projectType',
      'capacity',
      'investment',
      'area',
      'address',
    ]),
    section('companies', ['owner', 'builder', 'designer', 'supervisor']),
    section('dates', ['startDate', 'gridDate', 'warrantyDate']),
    section('equipment', ['equipment']),
    section('documents', ['files', 'pictures', 'videos']),
  ],
  standard: {
    edit: { visible: { status: { in: ['draft', 'rejected'] } } },
    delete: { visible: { status: { in: ['draft', 'rejected'] } } },
  },
  workflow: {
    state: 'status',
    path: ['draft', 'reviewing', 'approved'],
    comment: { opinion: text({ multiline: true, max: 255 }) },
    log: { field: 'logs' },
    transitions: {
      submit: { from: ['draft', 'rejected'], to: 'reviewing', call: `POST ${PROFILE}/submit` },
      approve: {
        from: ['reviewing'],
        to: 'approved',
        call: `POST ${PROFILE}/approve`,
        send: { result: 'pass' },
        comment: 'optional',
      },
      reject: {
        from: ['reviewing'],
        to: 'rejected',
        call: `POST ${PROFILE}/approve`,
        permission: 'approve',
        send: { result: 'reject' },
        comment: 'required',
        danger: true,
      },
    },
  },
});
export type Archive = RecordOf<typeof archive>;
