import type { RecordOf } from '@/dsl';
import { distributionOf } from '../../parts/distributionOf';

// covers HS-051
/** Serial numbers given to installers (spec 02 §7). */
export const snInstaller = distributionOf('hems/sn-installer', 'sn/distributionInstaller', 'installerList');
export type SnInstaller = RecordOf<typeof snInstaller>;
