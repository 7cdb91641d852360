import type { BackendContext } from '../../../../core/context';
import type { Endpoint } from '../../../../core/router';
import { requestedRows, pageOf } from '../../../../crud/listAnswers';
import { referrersOf } from '../../../../crud/targets';

/**
 * Market areas, retailers and products to choose from (spec 02 §7), published ones, for the pages whose lists refer to
 * them.
 */
export function pickEndpoints(context: BackendContext): Endpoint[] {
  return ['hems/market-area', 'hems/retailer', 'hems/market-product'].flatMap((name): Endpoint[] => {
    const resource = context.resources.get(name);
    const call = resource?.call('options');
    if (!resource || !call) return [];
    return [
      {
        method: 'POST',
        path: call.path,
        need: {
          menus: [name, ...referrersOf(name, context.resources.values()), 'hems/dynamic-tariff-monitor', 'hems/home'],
        },
        handle: (incoming) =>
          pageOf(
            requestedRows(context, resource, call, incoming).filter(({ publishStatus }) => publishStatus === 1),
            incoming.params,
          ),
      },
    ];
  });
}
