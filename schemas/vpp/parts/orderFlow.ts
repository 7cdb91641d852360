import { boolean, number, rows, text, timeOfDay } from '@/dsl';

/** What is kept of a share of an order (proposed fields A, adjust list). */
const share = {
  resourceId: text({ required: true }),
  participate: boolean(),
  assignedPower: number({ min: 0, max: 999_999_999, decimals: 2, unit: 'kW' }),
  locked: boolean(),
  startTime: timeOfDay(),
  endTime: timeOfDay({ end: true }),
};

// covers V-002, V-009, V-011, V-013
/**
 * The way of a response order: divided among resources, confirmed, sent to them, carried out (proposed fields A). What
 * the clock does is no transition here.
 */
export const orderFlow = {
  state: 'status',
  path: ['pendingAssign', 'assigned', 'confirmed', 'sent', 'executing', 'completed'],
  external: ['executing', 'completed', 'expired'],
  since: 'stateTime',
  limits: { pendingAssign: { by: 'confirmDeadline' }, assigned: { by: 'confirmDeadline' } },
  comment: { stopReason: text({ multiline: true, max: 255 }) },
  log: { call: 'POST assign/log/detail', names: { user: 'operator', action: 'step', remark: 'content' } },
  transitions: {
    assign: {
      from: ['pendingAssign', 'assigned'],
      to: 'assigned',
      call: 'POST assign/saveAdjustList',
      form: { list: rows(share, { max: 500, sameRows: true }) },
      guards: { inTime: { confirmDeadline: { gt: { now: true } } } },
      bulk: false,
    },
    confirm: {
      from: ['assigned'],
      to: 'confirmed',
      call: 'POST command/confirm',
      guards: { inTime: { confirmDeadline: { gt: { now: true } } } },
    },
    send: { from: ['confirmed'], to: 'sent', call: 'POST command/send', danger: true, bulk: false },
    stop: {
      from: ['confirmed', 'sent', 'executing'],
      to: 'stopped',
      call: 'POST command/stop',
      comment: 'required',
      danger: true,
      bulk: false,
    },
  },
} as const;
