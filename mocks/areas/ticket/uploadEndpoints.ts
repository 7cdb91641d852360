import { keepUpload } from '../../account/keepUpload';
import type { BackendContext } from '../../core/context';
import type { Endpoint } from '../../core/router';

const SMP = ['ticket/work-ticket', 'ticket/work-ticket-user', 'ticket/integrated-user', 'station/archive'] as const;

/** Uploads of tickets, orders and archives (spec 03 §7). */
export function uploadEndpoints(context: BackendContext): Endpoint[] {
  const upload = (path: string, menus: readonly [string, ...string[]], accept?: readonly string[]): Endpoint => ({
    method: 'POST',
    path,
    need: { menus },
    log: 'other',
    handle: (incoming) => keepUpload(context, incoming, accept),
  });
  return [
    upload('/smp/v3/web/common/file/upload', SMP),
    upload('/smp/v3/web/common/picture/upload', SMP, ['png', 'jpg', 'jpeg']),
    upload('/smp/v3/web/common/video/upload', SMP, ['mp4', 'mov', 'webm']),
    upload('/iemscloud/workOrder/web/workOrder/document/upload', ['ticket/work-order']),
  ];
}
