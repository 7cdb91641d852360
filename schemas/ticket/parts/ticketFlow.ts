import { boolean, dateTime, enumeration, number, reference, referenceMany, text } from '@/dsl';
import { permittedMeasures } from './ticketMeasures';

const done = { every: { executed: true } } as const;
const pass = { result: 'pass' };
const reject = { result: 'reject' };
/** A cloud that keeps one state takes one request at a time. */
const nothingWaits = { waiting: { empty: true } } as const;
const noOther = { ne: { field: 'leaderId' } } as const;

/** What the form of a ticket sends, for the submit that goes through the update call. */
const FORM_FIELDS = [
  'ticketType',
  'stationId',
  'department',
  'leaderId',
  'memberIds',
  'issuerId',
  'licensorId',
  'workPlace',
  'deviceIds',
  'workContent',
  'workCondition',
  'planStart',
  'planEnd',
  'isolationMeasures',
  'groundingMeasures',
  'barrierMeasures',
  'otherMeasures',
  'hazards',
  'attachments',
  'pictures',
  'videos',
  'remark',
] as const;

const request = () =>
  enumeration(['none', 'pending', 'approved', 'rejected'], {
    readOnly: true,
    tones: { none: 'neutral', pending: 'warning', approved: 'success', rejected: 'error' },
  });

/**
 * Where a work ticket can stand. The moves between the states are below: one more of them is a change of this file and
 * its texts.
 */
export const ticketStates = {
  status: enumeration(
    [
      'saved',
      'pendingAudit',
      'auditRejected',
      'pendingPermit',
      'pendingDisclose',
      'working',
      'endPending',
      'ended',
      'completed',
    ],
    {
      readOnly: true,
      tones: {
        saved: 'neutral',
        pendingAudit: 'warning',
        auditRejected: 'error',
        pendingPermit: 'warning',
        pendingDisclose: 'warning',
        working: 'info',
        endPending: 'warning',
        ended: 'info',
        completed: 'success',
      },
    },
  ),
  changeState: request(),
  extensionState: request(),
};

/**
 * The way of a work ticket (spec 03 §4): issued, permitted, disclosed, worked under, ended and completed. A change of
 * the leader and an extension are asked for and decided while the work goes on.
 */
export const ticketFlow = {
  state: 'status',
  path: ['saved', 'pendingAudit', 'pendingPermit', 'pendingDisclose', 'working', 'endPending', 'ended', 'completed'],
  since: 'stateTime',
  limits: {
    pendingAudit: { hours: 24 },
    pendingPermit: { by: 'planStart' },
    pendingDisclose: { hours: 4 },
    working: { by: 'planEnd' },
    endPending: { hours: 4 },
    ended: { hours: 24 },
  },
  comment: { opinion: text({ multiline: true, max: 255 }) },
  log: 'POST log/list',
  transitions: {
    submit: {
      from: ['saved', 'auditRejected'],
      to: 'pendingAudit',
      assignee: 'creatorId',
      call: 'POST update',
      send: { submit: true },
      sendFields: FORM_FIELDS,
    },
    audit: {
      from: ['pendingAudit'],
      to: 'pendingPermit',
      assignee: 'issuerUserId',
      call: 'POST auditor',
      permission: 'auditor',
      send: pass,
      comment: 'optional',
    },
    auditReject: {
      from: ['pendingAudit'],
      to: 'auditRejected',
      assignee: 'issuerUserId',
      call: 'POST auditor',
      permission: 'auditor',
      send: reject,
      comment: 'required',
      danger: true,
    },
    permit: {
      from: ['pendingPermit'],
      to: 'pendingDisclose',
      assignee: 'licensorUserId',
      call: 'POST permit',
      form: { ...permittedMeasures, licensorMeasures: text({ multiline: true, max: 1000 }) },
      guards: { measuresExecuted: { isolationMeasures: done, groundingMeasures: done, barrierMeasures: done } },
    },
    disclose: {
      from: ['pendingDisclose'],
      to: 'working',
      assignee: 'leaderUserId',
      call: 'POST disclose',
      form: { discloseSigners: referenceMany('ticket/work-ticket-user', { required: true }) },
      guards: { allSigned: { discloseSigners: { all: { field: 'memberIds' } } } },
    },
    endApply: {
      from: ['working'],
      to: 'endPending',
      assignee: 'leaderUserId',
      call: 'POST endApply',
      form: { siteCleaned: boolean({ required: true }) },
      guards: {
        nothingPending: { changeState: { ne: 'pending' }, extensionState: { ne: 'pending' } },
        siteCleaned: { siteCleaned: true },
      },
    },
    end: { from: ['endPending'], to: 'ended', assignee: 'licensorUserId', call: 'POST end', comment: 'optional' },
    completion: {
      from: ['ended'],
      to: 'completed',
      assignee: 'licensorUserId',
      call: 'POST completion',
      form: { groundingRemoved: number({ required: true, min: 0, max: 999 }) },
    },
  },
  parallel: {
    change: {
      state: 'changeState',
      within: ['working'],
      transitions: {
        changeUser: {
          from: ['none'],
          to: 'pending',
          assignee: 'leaderUserId',
          call: 'POST changeUser',
          form: {
            newLeaderId: reference('ticket/leader', { required: true }),
            changeReason: text({ required: true, multiline: true, max: 255 }),
          },
          guards: {
            nothingPending: nothingWaits,
            newLeaderOther: {
              and: [
                { newLeaderId: noOther },
                { newLeaderId: { ne: { field: 'issuerId' } } },
                { newLeaderId: { ne: { field: 'licensorId' } } },
              ],
            },
          },
        },
        approveChange: {
          from: ['pending'],
          to: 'approved',
          assignee: 'issuerUserId',
          call: 'POST changeUser/approve',
          send: pass,
          comment: 'optional',
        },
        rejectChange: {
          from: ['pending'],
          to: 'rejected',
          assignee: 'issuerUserId',
          call: 'POST changeUser/approve',
          permission: 'approveChange',
          send: reject,
          comment: 'required',
          danger: true,
        },
      },
    },
    extension: {
      state: 'extensionState',
      within: ['working'],
      transitions: {
        applyExtension: {
          from: ['none'],
          to: 'pending',
          assignee: 'leaderUserId',
          call: 'POST applyExtension',
          form: {
            extendTo: dateTime({ required: true, future: true }),
            extendReason: text({ required: true, multiline: true, max: 255 }),
          },
          guards: {
            nothingPending: nothingWaits,
            beforePlanEnd: { planEnd: { gt: { now: true } } },
            laterThanPlanned: { extendTo: { gt: { field: 'planEnd' } } },
          },
        },
        approveExtension: {
          from: ['pending'],
          to: 'approved',
          assignee: 'licensorUserId',
          call: 'POST applyExtension/approve',
          send: pass,
          comment: 'optional',
        },
        rejectExtension: {
          from: ['pending'],
          to: 'rejected',
          assignee: 'licensorUserId',
          call: 'POST applyExtension/approve',
          permission: 'approveExtension',
          send: reject,
          comment: 'required',
          danger: true,
        },
      },
    },
  },
} as const;
