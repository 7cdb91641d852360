/** The way of a notice; what bids, the market and the clock do to it is no transition here (proposed fields A). */
export const noticeFlow = {
  state: 'processStatus',
  path: ['pending', 'declaring', 'submitted', 'cleared', 'ordered', 'closed'],
  external: ['submitted', 'cleared', 'ordered', 'closed', 'expired'],
  since: 'stateTime',
  limits: { pending: { by: 'declareDeadline' }, declaring: { by: 'declareDeadline' } },
  transitions: {
    takePart: {
      from: ['pending'],
      to: 'declaring',
      call: 'POST processStatus',
      send: { processStatus: 'declaring' },
      guards: { inTime: { declareDeadline: { gt: { now: true } } } },
    },
    decline: {
      from: ['pending'],
      to: 'declined',
      call: 'POST processStatus',
      send: { processStatus: 'declined' },
      danger: true,
    },
  },
} as const;
