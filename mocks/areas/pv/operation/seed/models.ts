import { seedId } from '../../../../core/ids';
import type { PvSite } from '../pvSites';

/** Watts of the modules of all stations. */
export const MODULE_POWER = 550;

/** What stands at stations: type, brand, model, rated power, MPPT and string inputs, efficiency. */
export const MODELS: readonly (readonly [
  type: string,
  brand: string,
  model: string,
  power: number,
  mppt?: number,
  strings?: number,
  efficiency?: number,
])[] = [
  ['inverter', 'Sonnenfeld', 'SF-110K', 110, 6, 12, 98.6],
  ['inverter', '晨曦电气', 'CX-125K', 125, 9, 18, 98.7],
  ['inverter', '晨曦电气', 'CX-196K', 196, 11, 22, 98.8],
  ['inverter', 'Sonnenfeld', 'SF-60K', 60, 4, 8, 98.4],
  ['module', '晴川光能', 'QC-550M', MODULE_POWER],
  ['module', 'Helion', 'HL-415', 415],
  ['meter', '安衡仪表', 'AH-3S', 0.003],
  ['collector', '宏景智能', 'HG-900', 0.012],
  ['environment', '观云', 'GY-5', 0.006],
  ['boxSubstation', '华东变压器', 'SCB13', 1600],
];
export const modelId = (model: string): string => seedId(`pv library ${model}`);

const BY_TYPE: Readonly<Record<string, string>> = {
  meter: 'AH-3S',
  collector: 'HG-900',
  environment: 'GY-5',
  boxSubstation: 'SCB13',
};
/** The model of a device at a station. */
export function modelAt(type: string, { pv }: PvSite, place: number): string {
  const each = pv.peak / pv.inverters;
  const inverter = each > 150 ? 'CX-196K' : each < 80 ? 'SF-60K' : place % 2 === 0 ? 'SF-110K' : 'CX-125K';
  return modelId(BY_TYPE[type] ?? inverter);
}
