import type { RecordOf } from '@/dsl';
import { distributionOf } from '../../parts/distributionOf';

// covers HS-049
/** Serial numbers given to tenants (spec 02 §7). */
export const snTenant = distributionOf('hems/sn-tenant', 'sn/distribution', 'tenantList');
export type SnTenant = RecordOf<typeof snTenant>;
