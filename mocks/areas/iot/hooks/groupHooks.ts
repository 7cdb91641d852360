import type { CrudHooks } from '../../../crud/hooks';
import { idsOf } from '../../../core/incoming';

/** Groups: how many devices they hold. */
export const groupHooks: CrudHooks = {
  present: (row) => ({ ...row, id: row.id, deviceCount: idsOf(row.deviceIds).length }),
};
