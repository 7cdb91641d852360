import { pagesAt } from '../../seed/menuSeeds';
import type { MenuSeed } from '../../seed/seedMenus';

const page = pagesAt('contract', 'contract');

/** Contract energy, at the places of its keys. */
export const contractMenus: readonly MenuSeed[] = [
  {
    router: 'contract',
    path: '/contract',
    name: '合同能源',
    nameEn: 'Contract energy',
    icon: 'tariff',
    children: [
      page('agreement', 'agreement'),
      page('serviceFee', 'service-fee'),
      page('template', 'price-template'),
      page('stationPrice', 'station-price'),
      page('pvPrice', 'pv-price'),
      page('chargePilePrice', 'charge-pile-price'),
      page('pvToMains', 'pv-to-mains'),
      page('basicPrice', 'basic-price'),
      page('operatingParameter', 'operating-parameter'),
    ],
  },
];
