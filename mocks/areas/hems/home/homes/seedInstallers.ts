import type { BackendContext } from '../../../../core/context';
import { seedId } from '../../../../core/ids';
import { once } from '../../../../seed/once';
import type { InstallerDoc } from './homeDoc';
import { homeTables } from './homeTables';

const installer = (
  key: string,
  name: string,
  contact: string,
  email: string,
  phone: string,
  countryCode: string,
): InstallerDoc => ({
  id: seedId(`installer ${key}`),
  name,
  contact,
  email,
  phone,
  countryCode,
});

/** Installers by country; the first works under the demonstration account `installer@demo.energy`. */
export const installers: readonly InstallerDoc[] = [
  installer('zonneklaar', 'Zonneklaar Installaties', 'Ivo Installer', 'installer@demo.energy', '+31302201144', 'NL'),
  installer('warmtehuis', 'Het Warmtehuis', 'Femke Kuiper', 'planning@warmtehuis.example', '+31403312288', 'NL'),
  installer('stroomwerk', 'Stroomwerk Techniek', 'Ruben Dijkstra', 'info@stroomwerk.example', '+31503340905', 'NL'),
  installer('rheinsolar', 'RheinSolar Montage', 'Katrin Vogel', 'kontakt@rheinsolar.example', '+492213400112', 'DE'),
  installer('alpenstrom', 'Alpenstrom Service', 'Max Huber', 'service@alpenstrom.example', '+49893219980', 'DE'),
  installer('oresund', 'Öresund Energiteknik', 'Karin Holm', 'hej@oresund-energi.example', '+46406112233', 'SE'),
  installer('vlaamsezon', 'Vlaamse Zon', 'Bert Claes', 'info@vlaamsezon.example', '+3292254411', 'BE'),
  installer('soleil', 'Soleil Confort', 'Julie Petit', 'contact@soleil-confort.example', '+33478112233', 'FR'),
  installer('northwest', 'North West Renewables', 'Ellie Shaw', 'hello@nwrenewables.example', '+441612340055', 'GB'),
  installer('southern', 'Southern Sun Electrical', 'Mia Kelly', 'office@southernsun.example', '+61882120044', 'AU'),
  installer('suryatech', 'SuryaTech Services', 'Amit Patil', 'care@suryatech.example', '+912025551100', 'IN'),
  installer('huxin', '沪新能源工程', '陆佳怡', 'service@huxin.example', '13817654321', 'CN'),
];

export async function seedInstallers(context: BackendContext): Promise<void> {
  await once(context.store, 'hems installers', () => homeTables(context.store).installers.put(...installers));
}
