const PAGE = { key: 'trace', page: 'vpp/order-trace' } as const;

/** Ways from a record to the trace of its order: by the order it names, or by its notice while it became none. */
export const traceLinks = {
  order: { ...PAGE, param: 'order', from: 'id' },
  ofOrder: { ...PAGE, param: 'order', from: 'orderId' },
  notice: { ...PAGE, param: 'notice', from: 'id' },
  ofNotice: { ...PAGE, param: 'notice', from: 'noticeId' },
  ofResult: [
    { ...PAGE, param: 'order', from: 'orderId', visible: { orderId: { empty: false } } },
    { ...PAGE, param: 'notice', from: 'noticeId', visible: { orderId: { empty: true } } },
  ],
} as const;
