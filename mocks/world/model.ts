import type { Text } from '../core/texts';
import type { Period } from './site';

/*
 * What happens at a site, as data: its steps, their sums, its devices and what goes wrong. Powers are kW (means over a
 * step), energies kWh, temperatures °C, prices and money the currency of the site (not hundredths), moments epoch ms,
 * days `yyyy-MM-dd` on the calendar of the site's zone. A step is five minutes of UTC.
 */

/** The powers of a step, in the order of the columns of a day. All are at least 0. */
export const POWERS = [
  'import',
  'export',
  'generation',
  'curtailed',
  'charge',
  'discharge',
  'v2x',
  'charger',
  'heat',
  'load',
] as const;
export type Power = (typeof POWERS)[number];

/**
 * What is known besides powers: state of charge (%, at the end of the step), outdoor °C, W/m² on the panels, prices a
 * kWh.
 */
export const CONDITIONS = ['soc', 'outdoor', 'irradiance', 'buy', 'sell'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** A day of a site in columns of steps: what happened, also where nobody heard of it (`lost`). */
export type DayFrame = Readonly<Record<Power | Condition, Float64Array>> & {
  readonly day: string;
  readonly start: number;
  /** 276, 288 or 300, other numbers where clocks change by half an hour. */
  readonly steps: number;
  /** Place in `PERIODS`; 255 where the tariff has no periods. */
  readonly period: Uint8Array;
  /** 1: the telemetry never came. */
  readonly lost: Uint8Array;
  /** 1: the grid was away. */
  readonly outage: Uint8Array;
  /** Charging sessions that began in the step. */
  readonly visits: Uint8Array;
};

/** A step as it is told: `null` where the telemetry never came, which is not zero. */
export type Step = Readonly<Record<Power | 'soc', number | null>> &
  Readonly<Record<Exclude<Condition, 'soc'>, number>> & {
    readonly at: number;
    readonly period: Period | null;
    readonly outage: boolean;
    readonly lost: boolean;
  };

/** Energies kWh. `consumption` holds chargers, heat and load; `selfUse` and `pvExport` make up `generation`. */
export const ENERGIES = [
  'importEnergy',
  'exportEnergy',
  'generation',
  'curtailedEnergy',
  'chargeEnergy',
  'dischargeEnergy',
  'v2xEnergy',
  'chargerEnergy',
  'heatEnergy',
  'loadEnergy',
  'consumption',
  'selfUse',
  'pvExport',
] as const;
/**
 * Money. The bill without sun and battery less the bill there was (`gridCost` - `gridIncome`) is self-use, feed-in and
 * arbitrage, to the last digit.
 */
export const MONEY = [
  'gridCost',
  'gridIncome',
  'selfUseIncome',
  'feedInIncome',
  'arbitrageIncome',
  'subsidy',
  'chargingElectricityFee',
  'chargingServiceFee',
  'chargingCost',
  'baselineCost',
] as const;

/** Which energies are also kept by period of the tariff. */
export const SPLIT = ['import', 'charge', 'discharge', 'generation', 'charger'] as const;

/** Sums of the steps of a time whose telemetry came. Without one (`known` 0) the sums are 0 and say nothing. */
export type Sums = Readonly<Record<(typeof ENERGIES)[number] | (typeof MONEY)[number], number>> & {
  readonly from: number;
  readonly to: number;
  /** Steps that count, and those that are missing: their telemetry never came, or they are still to come. */
  readonly known: number;
  readonly lost: number;
  readonly byPeriod: Readonly<Record<(typeof SPLIT)[number], Readonly<Record<Period, number>>>>;
  /** The highest mean import of a quarter of an hour, kW, and what it had been without the battery. */
  readonly maxDemand: number;
  readonly maxDemandWithoutStorage: number;
  /** Charging sessions that began. */
  readonly chargeTimes: number;
  /** kg of CO₂ the sun kept away. */
  readonly co2Reduction: number;
  /** kWh a m² on the panels. */
  readonly irradiation: number;
};

export type SumSize = 'quarter' | 'hour' | 'day' | 'month' | 'year' | 'all';

export type DeviceType =
  | 'controller'
  | 'gridMeter'
  | 'loadMeter'
  | 'transformer'
  | 'weatherStation'
  | 'inverter'
  | 'string'
  | 'pcs'
  | 'bms'
  | 'cluster'
  | 'module'
  | 'charger'
  | 'gun'
  | 'heatPump';

export interface Device {
  readonly id: string;
  readonly sn: string;
  readonly type: DeviceType;
  readonly name: Text;
  readonly site: string;
  /** The device it is part of: gun, charger; module, cluster, BMS, PCS; string, inverter. */
  readonly parent: string | null;
  /** Its place among those of its type and parent, from 0. */
  readonly place: number;
  /** kW; kWh of batteries and their parts; kVA of a transformer; `null` where nothing is rated. */
  readonly rated: number | null;
}

/** What a device shows at a moment. `null`: it has no such thing, or nothing is heard of it. */
export interface DeviceState {
  readonly at: number;
  readonly state: 'running' | 'standby' | 'charging' | 'discharging' | 'fault' | 'offline';
  /** kW; of meters positive while energy is drawn, of batteries and converters while it is given. */
  readonly power: number | null;
  /**
   * kWh since its first day: the integral of the power it showed. `taken` into it or from the grid, `given` by it or to
   * the grid.
   */
  readonly taken: number | null;
  readonly given: number | null;
  readonly takenToday: number | null;
  readonly givenToday: number | null;
  readonly soc: number | null;
  readonly soh: number | null;
  readonly voltage: number | null;
  readonly current: number | null;
  readonly temperature: number | null;
}

export interface Cells {
  readonly modules: number;
  readonly cells: number;
  /** mV. */
  readonly voltage: Uint16Array;
  /** Tenths of a °C. */
  readonly temperature: Int16Array;
  /** Tenths of a percent. */
  readonly soc: Uint16Array;
}

/** Something that went wrong with a device. What trips gives nothing until its end. */
export interface Alarm {
  readonly id: string;
  readonly site: string;
  readonly device: string;
  readonly code:
    | 'inverterTrip'
    | 'stringDead'
    | 'overTemperature'
    | 'pcsTrip'
    | 'cellSpread'
    | 'gunFault'
    | 'gridOutage'
    | 'meterSilent';
  readonly name: Text;
  readonly level: 'critical' | 'major' | 'minor' | 'hint';
  readonly from: number;
  /** Absent: it lasts. */
  readonly to?: number;
}

export type ForecastOf = 'generation' | 'load' | 'buy' | 'sell';
