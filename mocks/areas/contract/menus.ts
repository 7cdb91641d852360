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
      page('agreement', 'agreement', '合同协议', 'Contract agreements'),
      page('serviceFee', 'service-fee', '服务费率', 'Service fee rates'),
      page('template', 'price-template', '电价模板', 'Electricity price templates'),
      page('stationPrice', 'station-price', '场站电价', 'Station electricity prices'),
      page('pvPrice', 'pv-price', '光伏电价', 'PV electricity prices'),
      page('chargePilePrice', 'charge-pile-price', '充电桩电价', 'Charging prices'),
      page('pvToMains', 'pv-to-mains', '光伏上网电价', 'Feed-in prices'),
      page('basicPrice', 'basic-price', '基本电价', 'Basic prices'),
      page('operatingParameter', 'operating-parameter', '运行参数', 'Operating parameters'),
    ],
  },
];
