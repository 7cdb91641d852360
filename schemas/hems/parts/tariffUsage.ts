import { boolean, date, enumeration, file, money, number, reference, rows, text } from '@/dsl';
import { cost, energy, peakPower, power, price, volume } from './quantities';
import { HEMS_UPLOAD } from './hemsUpload';

/** What somebody pays now and how much energy goes through the house (proposed fields, lead-tariff-usage). */
export const tariffUsage = {
  marketAreaId: reference('hems/market-area', { required: true }),
  gridOperator: text({ max: 60 }),
  retailerId: reference('hems/retailer', { required: true }),
  productId: reference('hems/market-product'),
  contractType: enumeration(['fixed', 'variable', 'dynamic'], { required: true }),
  contractEndDate: date({ future: true }),
  purchasePrice: number(price),
  purchasePriceLow: number(price),
  exportPrice: number(price),
  feedInCost: number(cost),
  netMetering: boolean(),
  monthlyFee: money(),
  capacityTariff: number({ ...power, unit: 'EUR/kW' }),
  annualUsage: number({ ...energy, required: true }),
  annualUsageLow: number(energy),
  annualExport: number(energy),
  annualGas: number(volume),
  peakPower: number(power),
  chargerPower: number(power),
  pvPower: number(peakPower),
  batteryCapacity: number(energy),
  evMileage: number({ min: 0, max: 999_999, unit: 'km' }),
  usageSource: enumeration(['bill', 'meter', 'estimate']),
  usageFile: file({ accept: ['xls', 'xlsx', 'csv'], maxSize: 30, upload: HEMS_UPLOAD }),
  monthlyUsage: rows(
    { month: number({ required: true, min: 1, max: 12 }), usage: number(energy), export: number(energy) },
    { max: 12 },
  ),
};
