import { chart, defineReport, enumeration, figures, list, period, reference, step, tree, waits } from '@/dsl';
import { tariffPrices } from '../../measures';
import { hems } from '../../services';

const sent = ['businessId', 'retailerId', 'days', 'unit'] as const;

/**
 * Dynamic tariff monitor (spec 02 §2, §7): prices, figures and collection of a tariff, chosen in the tree of market
 * areas, retailers and products. The plain spot price of an area has its id for `businessId` and no retailer.
 */
export const dynamicTariffMonitor = defineReport({
  name: 'hems/dynamic-tariff-monitor',
  api: hems('market/tariff'),
  params: {
    businessId: reference('hems/market-product', { required: true }),
    retailerId: reference('hems/retailer'),
    marketAreaId: reference('hems/market-area'),
    /** Up to a month, and no later than tomorrow: prices are known a day ahead. */
    days: period(['range', 'day'], {
      params: ['startDate', 'endDate'],
      byParam: false,
      maxSpan: { range: '31 days', day: '1 day' },
      future: 'tomorrow',
      default: 'today and tomorrow',
      aliases: ['day'],
    }),
    unit: enumeration(['c/kWh', 'EUR/MWh'], { default: 'c/kWh', codeAliases: { MWh: 'EUR/MWh' } }),
  },
  site: 'marketAreaId',
  measures: tariffPrices,
  blocks: {
    tariffs: tree('POST tree', ['businessId', 'retailerId', 'marketAreaId'], {
      send: [],
      levels: ['country', 'area', 'retailer', 'product'],
      first: 'product',
      from: {
        businessId: ['businessId', 'product.id'],
        retailerId: ['retailerId', 'retailer.id'],
        marketAreaId: ['area.id'],
      },
    }),
    prices: figures(
      'POST statistics',
      ['currentPrice', 'meanPrice', 'highestPrice', 'lowestPrice', 'negativeHours', 'homeCount'],
      { send: sent, refresh: '5 min', unit: 'unit', compare: 'offered' },
    ),
    line: chart('POST priceLine', [step('purchasePrice'), step('exportPrice'), step('spotPrice')], {
      send: sent,
      refresh: '5 min',
      height: 376,
      now: true,
      with: [waits()],
      belowZero: 'spotPrice',
    }),
    collections: list(
      'hems/tariff-collection',
      { businessId: 'businessId', retailerId: 'retailerId' },
      { all: true, menu: false },
    ),
  },
});
