import type { RecordOf } from '@/dsl';
import { distributionOf } from '../../parts/distributionOf';

// covers HS-050
/** Serial numbers given to organisations (spec 02 §7). */
export const snOrganization = distributionOf('hems/sn-organization', 'sn/distributionOrganization', 'organizationList');
export type SnOrganization = RecordOf<typeof snOrganization>;
