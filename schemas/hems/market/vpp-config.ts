import { boolean, codes, defineResource, number, percent, type RecordOf } from '@/dsl';
import { hems } from '../../services';

/** In the currency of the area, which the page gives its form. */
const price = { decimals: 2, min: -999_999, max: 999_999, unit: 'money/MWh' } as const;

/** How the homes of a market area take part (proposed fields G); a form of the page of their VPP. */
export const vppConfig = defineResource({
  name: 'hems/vpp-config',
  api: hems('vpp', {}),
  recordTitle: 'enabled',
  fields: {
    enabled: boolean({ required: true, default: false }),
    products: codes(['dayAhead', 'intraday', 'imbalance', 'fcr', 'afrr', 'mfrr'], { required: true }),
    deviceTypes: codes(['battery', 'charger', 'hvac', 'solar'], { required: true }),
    minSoc: percent({ required: true }),
    maxSoc: percent({ required: true, notBelow: 'minSoc' }),
    maxPowerPerHome: number({ decimals: 2, min: 0, max: 999_999, unit: 'kW' }),
    minBid: number({ decimals: 2, min: 0, max: 999_999, unit: 'MW', default: 0.1 }),
    priceUp: number(price),
    priceDown: number(price),
    rewardRate: number({ decimals: 4, min: 0, max: 999_999, unit: 'c/kWh' }),
  },
  form: [
    { key: 'participation', fields: ['enabled', 'products', 'deviceTypes'] },
    { key: 'limits', fields: ['minSoc', 'maxSoc', 'maxPowerPerHome', 'minBid'] },
    { key: 'prices', fields: ['priceUp', 'priceDown', 'rewardRate'] },
  ],
});
export type VppConfig = RecordOf<typeof vppConfig>;
