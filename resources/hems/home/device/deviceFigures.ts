import { readAmount, type Amount } from '@/charts';
import { deviceLook, type LiveKey, type Measure } from './deviceTypes';

/** A figure of a card with its words (`hems.device.measures.<key>`, `hems.device.live.<key>`) and how it is rounded. */
export interface DeviceFigure<K extends string = string> {
  readonly key: K;
  readonly amount: Amount;
  readonly decimals: number;
}

/** Rounding of spec 02 §9: power 2 decimals, temperature 1, state of charge 0. */
const MEASURES = {
  power: { from: 'power', unit: 'kW', decimals: 2 },
  temperature: { from: 'temperatureValue', unit: '°C', decimals: 1 },
  soc: { from: 'socValue', unit: '%', decimals: 0 },
} as const;

const LIVE_KEYS: Readonly<Record<LiveKey, { readonly unit: string; readonly decimals: number }>> = {
  todayProduced: { unit: 'kWh', decimals: 2 },
  monthProduced: { unit: 'kWh', decimals: 2 },
  reducedCo: { unit: 'kg', decimals: 2 },
  todayCharged: { unit: 'kWh', decimals: 2 },
  monthCharged: { unit: 'kWh', decimals: 2 },
  todayDisCharged: { unit: 'kWh', decimals: 2 },
  monthDisCharged: { unit: 'kWh', decimals: 2 },
  todayPurchased: { unit: 'kWh', decimals: 2 },
  monthPurchased: { unit: 'kWh', decimals: 2 },
  todayExported: { unit: 'kWh', decimals: 2 },
  monthExported: { unit: 'kWh', decimals: 2 },
  todayConsumed: { unit: 'kWh', decimals: 2 },
  monthConsumed: { unit: 'kWh', decimals: 2 },
  cycle: { unit: '', decimals: 0 },
};

const isLiveKey = (key: string): key is LiveKey => Object.hasOwn(LIVE_KEYS, key);

export interface Measures {
  /** The large one; without a value when the device tells none. */
  readonly main: DeviceFigure<Measure>;
  readonly beside: readonly DeviceFigure<Measure>[];
}

/** What a device measures now: the first that its type is about and that has a value, then the others that have one. */
export function measuresOf(type: string, raw: Readonly<Record<string, unknown>>): Measures {
  const figures = deviceLook(type).measures.map((key): DeviceFigure<Measure> => {
    const { from, unit, decimals } = MEASURES[key];
    return { key, amount: readAmount(raw[from], unit), decimals };
  });
  const told = figures.filter(({ amount }) => amount.value !== null);
  const [main = figures[0], ...beside] = told;
  return { main: main ?? { key: 'power', amount: readAmount(null, 'kW'), decimals: 2 }, beside };
}

/** The figures of `liveData`: those of its type that are named at all, then others that have a value. */
export function liveFigures(type: string, liveData: Readonly<Record<string, unknown>>): DeviceFigure<LiveKey>[] {
  const figure = (key: LiveKey): DeviceFigure<LiveKey> => {
    const { unit, decimals } = LIVE_KEYS[key];
    return { key, amount: readAmount(liveData[key], unit), decimals };
  };
  const { live } = deviceLook(type);
  const own = live.filter((key) => key in liveData).map(figure);
  const others = Object.keys(liveData).filter((key): key is LiveKey => isLiveKey(key) && !live.includes(key));
  return [...own, ...others.map(figure).filter(({ amount }) => amount.value !== null)];
}
