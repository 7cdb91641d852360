import { defineMeasures } from '@/dsl';

/**
 * Energies of a home that spec 02 §3 tells apart: what is used has the charging of batteries in it, what is generated
 * their discharging.
 */
export const homeEnergy = defineMeasures({
  usage: { unit: 'kWh', tone: 'home' },
  generated: { unit: 'kWh', tone: 'solar', aliases: ['generation'] },
  pvProduction: { unit: 'kWh', tone: 'solar', aliases: ['pvGeneration'] },
  production: { unit: 'kWh', tone: 'solar' },
  sunToHome: { unit: 'kWh', tone: 'home', aliases: ['pvToHome', 'home'] },
  sunToBattery: { unit: 'kWh', tone: 'battery', aliases: ['pvToBattery', 'battery'] },
  sunToCharger: { unit: 'kWh', tone: 'charger', aliases: ['pvToCharger', 'charger'] },
  sunToGrid: { unit: 'kWh', tone: 'grid', aliases: ['pvToGrid', 'exported'] },
});

/** What the same use had cost without panels, battery and automation, and what it did cost. */
export const comparison = defineMeasures({
  baselineCost: { unit: 'money', tone: 'neutral', aliases: ['baseline', 'Without automation'] },
  actualCost: { unit: 'money', tone: 'home', signed: true, aliases: ['actual'] },
});

/**
 * What a home bought from the grid and sold to it: on the cost page energy and money have one name each on the wire.
 */
export const trade = defineMeasures({
  purchased: { unit: 'kWh', tone: 'grid', aliases: ['purchase', '购电'] },
  exported: { unit: 'kWh', tone: 'good', aliases: ['export', '上网'] },
  purchaseCost: { unit: 'money', tone: 'grid', signed: true, aliases: ['purchased', 'purchase', 'cost', '购电'] },
  saleIncome: { unit: 'money', tone: 'good', signed: true, aliases: ['exported', 'export', 'earned', '上网'] },
});

/** The two sides of the price of a home, and their means over the days that are shown. */
export const homePrices = defineMeasures({
  purchasePrice: {
    unit: 'c/kWh',
    tone: 'price',
    signed: true,
    aliases: ['purchase', 'purchased', 'realtimePurchasePrice', '购电', '购电价'],
  },
  exportPrice: {
    unit: 'c/kWh',
    tone: 'good',
    signed: true,
    aliases: ['export', 'exported', 'feedIn', 'sell', 'realtimeExportPrice', '上网', '上网价', '售电价'],
  },
  meanPurchase: { unit: 'c/kWh', tone: 'price', signed: true, aliases: ['avgPurchase'] },
  meanExport: { unit: 'c/kWh', tone: 'good', signed: true, aliases: ['avgExport'] },
});

/** What the cards above the dashboard say (spec 02 §3). */
export const homeDay = defineMeasures({
  spent: { unit: 'money', tone: 'good', signed: true, aliases: ['cost'] },
  earned: { unit: 'money', tone: 'good', signed: true },
  sunGenerated: { unit: 'kWh', tone: 'solar', aliases: ['GENERATION'] },
  charged: { unit: 'kWh', tone: 'battery' },
  discharged: { unit: 'kWh', tone: 'battery' },
  carCharged: { unit: 'kWh', tone: 'charger', aliases: ['charged'] },
  carDischarged: { unit: 'kWh', tone: 'charger', aliases: ['v2x'] },
  heatConsumed: { unit: 'kWh', tone: 'heat', aliases: ['consumed'] },
  meanTemperature: { unit: '°C', tone: 'heat', decimals: 1, aliases: ['avgTemp'] },
});

/** Powers of a home as its charts name them, in both languages of the cloud (spec 02 §3). */
export const homePowers = defineMeasures({
  fromGrid: { unit: 'kW', tone: 'grid', signed: true, aliases: ['grid', 'gridPower', 'meter', '电网', '并网'] },
  fromSun: { unit: 'kW', tone: 'solar', aliases: ['pv', 'pvProduction', 'solar', '光伏', '太阳能'] },
  fromBattery: {
    unit: 'kW',
    tone: 'battery',
    signed: true,
    aliases: ['battery', 'energy', 'storage', 'Home battery', '储能', '储能电池', '电池'],
  },
  ofCharger: {
    unit: 'kW',
    tone: 'charger',
    signed: true,
    aliases: ['charger', 'EV', 'EV charger', 'evCharger', 'CHP', '充电桩', '充电器'],
  },
  ofHeat: { unit: 'kW', tone: 'heat', aliases: ['hvac', 'Heat&Cool', 'heat', '冷暖', '空调', '热泵'] },
  ofHome: {
    unit: 'kW',
    tone: 'home',
    aliases: ['homeLoad', 'Home load', 'load', 'house', '家庭负载', '家庭负荷', '负荷'],
  },
});
