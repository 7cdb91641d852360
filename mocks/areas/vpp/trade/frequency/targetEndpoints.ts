import type { BackendContext } from '../../../../core/context';
import { actorOf, textOf, type Incoming } from '../../../../core/incoming';
import { Refusal } from '../../../../core/refusal';
import type { Endpoint } from '../../../../core/router';
import { codeWords } from '../../../../crud/codeWords';
import { visibleRow } from '../../../../crud/rows';
import { readRequest } from '../../../../report/readRequest';
import { orderWindow } from '../../operation/orders/orderWindow';
import { runOf, type RunSlot } from '../../operation/orders/runOf';
import { settleOrders } from '../../operation/orders/settleOrders';
import { numberAt, PLAN_PATH, PLANT, RESOURCE } from '../../operation/vppDocs';

/** Percent of a target that has to be there. */
const NEAR = 0.1;
const cents = (value: number): number => Math.round(value * 100) / 100;

function statusOf(target: number, actual: number | null, isOver: boolean): string {
  if (target <= 0) return 'idle';
  if (actual !== null && actual >= target * (1 - NEAR)) return 'reached';
  return isOver ? 'failed' : 'adjusting';
}
const latest = (slots: readonly RunSlot[]): number | null =>
  slots.findLast(({ response }) => response !== null)?.response ?? null;

/** What a plant is to come to: the target of the order it carries out, and where it and its resources are. */
export function targetEndpoints(context: BackendContext): Endpoint[] {
  const plants = context.resources.get(PLANT);
  const report = context.reports.get('vpp/adjust-target');
  const found = (incoming: Incoming) => {
    const plant =
      plants && visibleRow(context, plants, actorOf(incoming), textOf(incoming, 'vppId') || textOf(incoming, 'id'));
    if (!plant) throw new Refusal('notFound', { code: '4004' });
    const own = settleOrders(context).filter(
      ({ vppId, status }) => vppId === plant.id && (status === 'executing' || status === 'completed'),
    );
    const order = own.toSorted((one, other) => orderWindow(one).from - orderWindow(other).from).at(-1);
    return { plant, order, run: order && runOf(context, order), isOver: order?.status === 'completed' };
  };
  const at = (path: string, handle: Endpoint['handle']): Endpoint => ({
    method: 'POST',
    path: `${PLAN_PATH}/adjust/target/${path}`,
    need: { menus: ['vpp/adjust-target'] },
    handle: (incoming) => {
      if (report) readRequest(context, report, report.resolve(`POST target/${path}`), incoming);
      return handle(incoming);
    },
  });
  return [
    at('power', (incoming) => {
      const { order, run, plant } = found(incoming);
      const slots = run?.slots ?? [];
      return {
        xlist: slots.map((slot) => slot.at),
        timeZone: plant.timeZone,
        ylist: [
          {
            name: 'targetPower',
            dataKey: 'targetPower',
            unit: 'kW',
            list: slots.map(() => numberAt(order, 'targetPower')),
          },
          { name: 'actualPower', dataKey: 'actualPower', unit: 'kW', list: slots.map(({ response }) => response) },
        ],
      };
    }),
    at('status', (incoming) => {
      const { order, run, isOver } = found(incoming);
      const actual = latest(run?.slots ?? []);
      const target = isOver ? 0 : numberAt(order, 'targetPower');
      return {
        targetPower: target,
        actualPower: isOver ? 0 : actual,
        status: statusOf(target, actual, isOver),
        orderId: order?.id ?? null,
        orderNo: order?.orderNo ?? null,
      };
    }),
    at('resource', (incoming) => {
      const { run, isOver } = found(incoming);
      const resource = context.resources.get(RESOURCE);
      const rows = (run?.resources ?? []).map(({ resource: row, target, slots }) => {
        const actual = latest(slots);
        const type = resource
          ? codeWords(context.labels, resource, 'resourceType', String(row.resourceType), incoming.locale)
          : undefined;
        return {
          id: row.id,
          resourceName: row.name,
          resourceType: type ?? row.resourceType,
          targetPower: target,
          actualPower: actual,
          status: statusOf(target, actual, isOver),
          ratio: target > 0 && actual !== null ? cents((actual / target) * 100) : null,
        };
      });
      return { list: rows, totalSize: rows.length };
    }),
  ];
}
