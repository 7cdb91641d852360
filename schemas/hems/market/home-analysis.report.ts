import { area, chart, defineMeasures, defineReport, line } from '@/dsl';
import { hems } from '../../services';
import { powerQuery } from '../parts/powerQuery';

/**
 * Powers of homes together; what goes out of the home is below zero in the chart's table only where the cloud says so.
 */
const powers = defineMeasures({
  pvPower: { unit: 'kW', tone: 'solar' },
  gridPurchase: { unit: 'kW', tone: 'grid' },
  gridExport: { unit: 'kW', tone: 'good' },
  batteryCharge: { unit: 'kW', tone: 'battery' },
  batteryDischarge: { unit: 'kW', tone: 'battery' },
  chargerPower: { unit: 'kW', tone: 'charger' },
  hvacPower: { unit: 'kW', tone: 'heat' },
  loadPower: { unit: 'kW', tone: 'home' },
  price: { unit: 'c/kWh', tone: 'price', signed: true, decimals: 4, words: 'avgPrice' },
});

/** The axis ends with what is known, not with the day. */
const look = { height: 340, link: 'power', partial: true, fit: true } as const;

/** What homes draw, make and store over some days, with the price of the moment (spec 02 §7). */
// covers H-291
export const homeAnalysis = defineReport({
  name: 'hems/home-analysis',
  api: hems('power'),
  params: powerQuery,
  site: 'tenantId',
  measures: powers,
  blocks: {
    supply: chart(
      'POST homeAnalysis',
      [
        area('pvPower', { stack: 'supply' }),
        area('gridPurchase', { stack: 'supply' }),
        area('batteryDischarge', { stack: 'supply' }),
        line('price'),
      ],
      look,
    ),
    use: chart(
      'POST homeAnalysis',
      [
        area('loadPower', { stack: 'use' }),
        area('hvacPower', { stack: 'use' }),
        area('chargerPower', { stack: 'use' }),
        area('batteryCharge', { stack: 'use' }),
        area('gridExport', { stack: 'use' }),
      ],
      look,
    ),
  },
});
