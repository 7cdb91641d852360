import type { BackendContext } from '../../../../core/context';
import { seedId } from '../../../../core/ids';
import { once } from '../../../../seed/once';
import type { InstallerDoc } from './homeDoc';
import { homeTables } from './homeTables';

interface InstallerSeed {
  readonly key: string;
  readonly name: string;
  readonly contact: string;
  readonly email: string;
  readonly phone: string;
  readonly countryCode: string;
}

const installer = ({ key, name, contact, email, phone, countryCode }: InstallerSeed): InstallerDoc => ({
  id: seedId(`installer ${key}`),
  name,
  contact,
  email,
  phone,
  countryCode,
});

/** Installers by country; the first works under the demonstration account `installer@demo.energy`. */
export const installers: readonly InstallerDoc[] = [
  installer({
    key: 'zonneklaar',
    name: 'Zonneklaar Installaties',
    contact: 'Ivo Installer',
    email: 'installer@demo.energy',
    phone: '+31302201144',
    countryCode: 'NL',
  }),
  installer({
    key: 'warmtehuis',
    name: 'Het Warmtehuis',
    contact: 'Femke Kuiper',
    email: 'planning@warmtehuis.example',
    phone: '+31403312288',
    countryCode: 'NL',
  }),
  installer({
    key: 'stroomwerk',
    name: 'Stroomwerk Techniek',
    contact: 'Ruben Dijkstra',
    email: 'info@stroomwerk.example',
    phone: '+31503340905',
    countryCode: 'NL',
  }),
  installer({
    key: 'rheinsolar',
    name: 'RheinSolar Montage',
    contact: 'Katrin Vogel',
    email: 'kontakt@rheinsolar.example',
    phone: '+492213400112',
    countryCode: 'DE',
  }),
  installer({
    key: 'alpenstrom',
    name: 'Alpenstrom Service',
    contact: 'Max Huber',
    email: 'service@alpenstrom.example',
    phone: '+49893219980',
    countryCode: 'DE',
  }),
  installer({
    key: 'oresund',
    name: 'Öresund Energiteknik',
    contact: 'Karin Holm',
    email: 'hej@oresund-energi.example',
    phone: '+46406112233',
    countryCode: 'SE',
  }),
  installer({
    key: 'vlaamsezon',
    name: 'Vlaamse Zon',
    contact: 'Bert Claes',
    email: 'info@vlaamsezon.example',
    phone: '+3292254411',
    countryCode: 'BE',
  }),
  installer({
    key: 'soleil',
    name: 'Soleil Confort',
    contact: 'Julie Petit',
    email: 'contact@soleil-confort.example',
    phone: '+33478112233',
    countryCode: 'FR',
  }),
  installer({
    key: 'northwest',
    name: 'North West Renewables',
    contact: 'Ellie Shaw',
    email: 'hello@nwrenewables.example',
    phone: '+441612340055',
    countryCode: 'GB',
  }),
  installer({
    key: 'southern',
    name: 'Southern Sun Electrical',
    contact: 'Mia Kelly',
    email: 'office@southernsun.example',
    phone: '+61882120044',
    countryCode: 'AU',
  }),
  installer({
    key: 'suryatech',
    name: 'SuryaTech Services',
    contact: 'Amit Patil',
    email: 'care@suryatech.example',
    phone: '+912025551100',
    countryCode: 'IN',
  }),
  installer({
    key: 'huxin',
    name: '沪新能源工程',
    contact: '陆佳怡',
    email: 'service@huxin.example',
    phone: '13817654321',
    countryCode: 'CN',
  }),
];

export async function seedInstallers(context: BackendContext): Promise<void> {
  await once(context.store, 'hems installers', () => homeTables(context.store).installers.put(...installers));
}
