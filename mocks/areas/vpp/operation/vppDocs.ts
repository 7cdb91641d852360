import type { BackendContext } from '../../../core/context';
import type { Doc } from '../../../store/store';

/** Collections of virtual power plants, by resource name. */
export const PLANT = 'vpp/plant';
export const RESOURCE = 'vpp/resource';
export const UNIT = 'vpp/unit';
export const REGISTRATION = 'vpp/registration';
export const ORDER = 'vpp/response-order';
export const SHARE = 'vpp/response-order-adjustment';
export const COMMAND = 'vpp/response-order-command';
export const RUN = 'vpp/response-order-run';
export const PLATFORM = 'vpp/operation-platform';
export const COMPANY = 'vpp/power-supply-company';
export const PARAMETER = 'vpp/elec-plan-parameter';
export const ELEC_PLAN = 'vpp/elec-plan';

export const PLANTS_PATH = '/iemscloud/vpp/web';
export const PLAN_PATH = '/iemscloud/plan/web/vpp';

export const textAt = (row: Doc | undefined, name: string): string =>
  typeof row?.[name] === 'string' ? row[name] : '';
export const numberAt = (row: Doc | undefined, name: string): number =>
  typeof row?.[name] === 'number' ? row[name] : 0;
export const sumOf = (rows: readonly Doc[], name: string): number =>
  Math.round(rows.reduce((sum, row) => sum + numberAt(row, name), 0) * 100) / 100;

/** The resources of a plant, all or only those that take part. */
export function resourcesOf({ store }: Pick<BackendContext, 'store'>, vppId: unknown, enabled = false): Doc[] {
  return store.all(RESOURCE).filter((row) => row.vppId === vppId && (!enabled || row.state === 1));
}
