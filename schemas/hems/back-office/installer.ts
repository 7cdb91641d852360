import { country, defineResource, number, reference, text, type RecordOf } from '@/dsl';
import { hems } from '../../services';

/**
 * A company that installs and looks after homes. Installers come from partner administration; here they are only
 * chosen.
 */
export const installer = defineResource({
  name: 'hems/installer',
  api: hems('sn/distributionInstaller', {
    page: { call: 'POST installerList', names: { name: 'keyword' } },
    sort: false,
  }),
  fields: {
    name: text({ readOnly: true, max: 60 }),
    contact: text({ readOnly: true, max: 30 }),
    email: text({ readOnly: true, max: 255 }),
    phone: text({ readOnly: true, max: 20 }),
    countryCode: country({ readOnly: true }),
    organizationId: reference('hems/tenant-organization', { readOnly: true }),
    homeCount: number({ readOnly: true, min: 0 }),
  },
});
export type Installer = RecordOf<typeof installer>;
