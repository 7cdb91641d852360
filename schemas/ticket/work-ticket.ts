import {
  boolean,
  dateTime,
  defineResource,
  enumeration,
  file,
  image,
  number,
  options,
  range,
  reference,
  referenceMany,
  rows,
  section,
  text,
  type RecordOf,
} from '@/dsl';
import { smp } from '../services';
import { ticketFlow, ticketStates } from './parts/ticketFlow';
import { readTicket } from './parts/readTicket';
import { ticketMeasures } from './parts/ticketMeasures';

const ENUM = 'POST /smp/v3/web/common/work/enum';
const person = 'ticket/work-ticket-user';
const account = () => reference('account/user', { readOnly: true, internal: true });

// covers VE-216, VE-217, VE-218, VR-025
/** A permit to work on equipment (spec 03 §4, §7): who is answerable, what makes it safe, and where it stands. */
export const workTicket = defineResource({
  name: 'ticket/work-ticket',
  api: {
    ...smp('workTicket', { page: 'POST page', detail: 'POST detail', create: 'POST save', edit: 'POST update', delete: 'POST delete' }),
    read: readTicket,
  },
  recordTitle: 'ticketNo',
  fields: {
    ticketNo: text({ readOnly: true, max: 32 }),
    ...ticketStates,
    ticketType: options(ENUM, { at: 'ticketType', required: true, samples: ['first', 'second', 'live'] }),
    stationId: reference('ticket/station', { required: true }),
    department: text({ required: true, max: 60 }),
    leaderId: reference('ticket/leader', { required: true }),
    memberIds: referenceMany(person, { required: true, max: 30 }),
    memberCount: number({ readOnly: true }),
    issuerId: reference(person, { required: true }),
    licensorId: reference(person, { required: true }),
    workPlace: text({ required: true, max: 255 }),
    deviceIds: referenceMany('ticket/device', { required: true, within: 'stationId' }),
    workContent: text({ required: true, multiline: true, max: 1000 }),
    workCondition: options(ENUM, { at: 'workCondition', required: true, samples: ['powerOff', 'partPowerOff', 'noPowerOff'] }),
    planStart: dateTime({ required: true, future: true }),
    planEnd: dateTime({ required: true, future: true, notBelow: 'planStart' }),
    ...ticketMeasures,
    otherMeasures: text({ multiline: true, max: 1000 }),
    hazards: rows({ hazard: text({ required: true, max: 255 }), control: text({ required: true, max: 255 }) }, { required: true }),
    licensorMeasures: text({ multiline: true, max: 1000, readOnly: true }),
    auditTime: dateTime({ readOnly: true }),
    permitTime: dateTime({ readOnly: true }),
    discloseTime: dateTime({ readOnly: true }),
    discloseSigners: referenceMany(person, { readOnly: true }),
    newLeaderId: reference(person, { readOnly: true }),
    changeReason: text({ readOnly: true, multiline: true }),
    changeTime: dateTime({ readOnly: true }),
    extendTo: dateTime({ readOnly: true, future: true }),
    extendReason: text({ readOnly: true, multiline: true }),
    extendApprover: reference(person, { readOnly: true }),
    endApplyTime: dateTime({ readOnly: true }),
    siteCleaned: boolean({ readOnly: true }),
    endTime: dateTime({ readOnly: true }),
    groundingRemoved: number({ readOnly: true }),
    completionTime: dateTime({ readOnly: true }),
    attachments: file({ maxCount: 10, upload: 'POST /smp/v3/web/common/file/upload' }),
    pictures: image({ upload: 'POST /smp/v3/web/common/picture/upload' }),
    videos: file({ maxCount: 3, accept: ['mp4', 'mov', 'webm'], upload: 'POST /smp/v3/web/common/video/upload' }),
    remark: text({ multiline: true, max: 500 }),
    creatorId: account(),
    issuerUserId: account(),
    licensorUserId: account(),
    leaderUserId: account(),
    /** What waits for approval where the cloud keeps one state: until then it takes no other request. */
    waiting: enumeration(['change', 'extension'], { readOnly: true, internal: true }),
    /** When it came to its state. */
    stateTime: dateTime({ readOnly: true, internal: true }),
    /** Zone of the station: its clock is the one of every time of the ticket. */
    timeZone: text({ readOnly: true, internal: true }),
  },
  list: {
    columns: [
      'ticketNo',
      { field: 'status', width: 168 },
      'ticketType',
      'stationId',
      { field: 'workContent', width: 220 },
      'leaderId',
      'issuerId',
      'licensorId',
      'planStart',
      'planEnd',
      { field: 'changeState', hidden: true },
      { field: 'extensionState', hidden: true },
      { field: 'memberCount', hidden: true },
      { field: 'workPlace', hidden: true },
      { field: 'permitTime', hidden: true },
      { field: 'endTime', hidden: true },
      { field: 'completionTime', hidden: true },
    ],
    filters: ['ticketNo', 'status', 'ticketType', 'stationId', 'leaderId', range('planStart', { future: true }), 'changeState', 'extensionState'],
  },
  form: [
    section('basic', ['ticketType', 'stationId', 'department', 'workPlace', 'deviceIds', 'workContent', 'workCondition', 'planStart', 'planEnd']),
    section('people', ['leaderId', 'memberIds', 'issuerId', 'licensorId']),
    section('measures', ['isolationMeasures', 'groundingMeasures', 'barrierMeasures', 'otherMeasures', 'hazards']),
    section('attachments', ['attachments', 'pictures', 'videos', 'remark']),
  ],
  detail: [
    section('basic', ['ticketNo', 'ticketType', 'stationId', 'department', 'workPlace', 'deviceIds', 'workContent', 'workCondition', 'planStart', 'planEnd']),
    section('people', ['leaderId', 'memberIds', 'memberCount', 'issuerId', 'licensorId', 'discloseSigners']),
    section('measures', ['isolationMeasures', 'groundingMeasures', 'barrierMeasures', 'otherMeasures', 'hazards', 'licensorMeasures']),
    section('change', ['changeState', 'newLeaderId', 'changeReason', 'changeTime'], { visible: { changeState: { ne: 'none' } } }),
    section('extension', ['extensionState', 'extendTo', 'extendReason', 'extendApprover'], { visible: { extensionState: { ne: 'none' } } }),
    section('times', ['auditTime', 'permitTime', 'discloseTime', 'endApplyTime', 'siteCleaned', 'endTime', 'groundingRemoved', 'completionTime']),
    section('attachments', ['attachments', 'pictures', 'videos', 'remark']),
  ],
  when: {
    isolationMeasures: { required: { ticketType: 'first' } },
    groundingMeasures: { required: { ticketType: 'first' } },
    barrierMeasures: { required: { ticketType: 'first' } },
    issuerId: { valid: { issuerId: { ne: { field: 'licensorId' } } } },
    leaderId: { valid: { and: [{ leaderId: { ne: { field: 'issuerId' } } }, { leaderId: { ne: { field: 'licensorId' } } }] } },
  },
  standard: {
    edit: { visible: { status: { in: ['saved', 'auditRejected'] } }, assignee: 'creatorId' },
    delete: { visible: { status: { in: ['saved', 'auditRejected'] } }, assignee: 'creatorId' },
  },
  actions: { print: { on: 'row' } },
  workflow: ticketFlow,
});
export type WorkTicket = RecordOf<typeof workTicket>;
