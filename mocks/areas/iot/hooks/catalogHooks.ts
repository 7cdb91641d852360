import { isEmpty } from '@/schema';
import { actorOf, type Incoming } from '../../../core/incoming';
import { Refusal } from '../../../core/refusal';
import type { CrudHooks } from '../../../crud/hooks';
import type { Doc } from '../../../store/store';
import { iotTexts } from '../iotTexts';

/** Refuses a tenant's change of what the whole platform shares. */
export function needOwner(row: Doc, incoming: Incoming): void {
  if (isEmpty(row.tenantId) && !actorOf(incoming).tenant.operator) throw new Refusal(iotTexts.platformOwned);
}

/** Rows of the operator belong to the whole platform: they have no tenant, and everybody sees them. */
export function owned(row: Doc, incoming: Incoming): Doc {
  if (!actorOf(incoming).tenant.operator) return row;
  const { tenantId: _tenantId, ...shared } = row;
  return { ...shared, id: row.id };
}

/** Brands, models, types, standards and grades: what the operator adds is everybody's, and only the operator changes it. */
export const catalogHooks: Required<Pick<CrudHooks, 'check' | 'create'>> = {
  check: ({ incoming }, before) => {
    if (before) needOwner(before, incoming);
    return undefined;
  },
  create: ({ row, incoming }) => owned(row, incoming),
};
