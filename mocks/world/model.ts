import type { Text } from '../core/texts';
import type { HomeSite } from '../energy/model';

/*
 * The world behind every figure, as data: places with equipment, and what happens there. Powers are kW (means over a step),
 * energies kWh, temperatures °C, prices and money the currency of the site (not hundredths), moments epoch ms, days
 * `yyyy-MM-dd` on the calendar of the site's zone. A step is five minutes of UTC.
 */

export type SiteKind = 'home' | 'plant' | 'campus' | 'pv' | 'storage' | 'charging' | 'mobile';

/** Periods of a time-of-use tariff, the dearest first: 尖 峰 平 谷 深谷. */
export const PERIODS = ['sharp', 'peak', 'flat', 'valley', 'deepValley'] as const;
export type Period = (typeof PERIODS)[number];

/** What a kWh costs at a site, and what one is paid for. */
export type Tariff =
  | {
      readonly type: 'timeOfUse';
      readonly name: Text;
      readonly prices: Readonly<Record<Period, number>>;
      /** The period of each slot of a local day, 48 half hours or 96 quarters; the first row whose months (1 to 12) hold the month counts. */
      readonly seasons: readonly { readonly months: readonly number[]; readonly slots: readonly Period[] }[];
      readonly feedIn: number;
    }
  | {
      readonly type: 'spot';
      readonly name: Text;
      /** Added to the day-ahead price for what is bought, taken off it for what is sold. */
      readonly tax: number;
      readonly fee: number;
      /** Minutes a price holds. */
      readonly slot: 15 | 60;
    };

/** What a site pays and is paid besides energy. */
export interface Contract {
  readonly billingMode: 'capacity' | 'actualDemand' | 'contractDemand';
  /** A kVA and month; a kW and month. */
  readonly capacityPrice: number;
  readonly demandPrice: number;
  /** kW. */
  readonly contractDemand: number;
  /** Paid for each kWh of sun. */
  readonly subsidy: number;
  /** Paid by drivers for each kWh: the electricity at its price of the slot, and this. */
  readonly serviceFee: number;
  /** Day of the month bills begin with. */
  readonly billingDay: number;
}

export interface PvPlant {
  /** kWp. */
  readonly peak: number;
  readonly inverters: number;
  /** Strings of each inverter. */
  readonly strings: number;
  /** kW that may be fed in; absent: the connection. */
  readonly feedInLimit?: number;
  /** A string of an inverter that gives nothing, and one that is shaded in the afternoon; counted from 0. */
  readonly deadString?: { readonly inverter: number; readonly string: number; readonly since: string };
  readonly shadedString?: { readonly inverter: number; readonly string: number };
  /** Share lost to dust for each dry day. */
  readonly soiling?: number;
}

export interface Storage {
  /** kWh and kW of all units together. */
  readonly capacity: number;
  readonly power: number;
  /** Converters, each with its own battery. */
  readonly units: number;
  readonly clusters: number;
  readonly modules: number;
  readonly cells: number;
  /** Percent. */
  readonly lowest: number;
  readonly highest: number;
  /** Of a kWh this much goes in, and of a stored one this much comes out. */
  readonly efficiency: number;
  /** `periods` charges in valleys and discharges at peaks, `selfUse` stores the surplus, `spot` trades, `backup` supplies jobs away from the grid. */
  readonly strategy: 'periods' | 'selfUse' | 'spot' | 'backup';
}

/** A place with equipment: a home, a plant, a field of panels. What is absent is not there, which is not the same as zero. */
export interface Site {
  /** The seed of everything random. */
  readonly id: string;
  readonly kind: SiteKind;
  /** A short number as people write it: `NL-UTR-01`. */
  readonly code: string;
  readonly name: Text;
  /** Key of the tenant it belongs to (`greensource`), or `operator`. */
  readonly tenant: string;
  /** IANA. */
  readonly zone: string;
  /** ISO 3166-1 alpha-2, ISO 4217. */
  readonly country: string;
  readonly currency: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Code of the region it stands in. */
  readonly area: string;
  /** First day there is data of. */
  readonly since: string;
  readonly load?: { readonly yearly: number; readonly shape: 'household' | 'shifts' | 'office' | 'steady'; readonly meters: number };
  readonly pv?: PvPlant;
  readonly battery?: Storage;
  /** Piles with guns; `power` is that of a gun. */
  readonly chargers?: { readonly piles: number; readonly guns: number; readonly power: number; readonly visits: number };
  /** Heat pumps: kW of heat for each K, and the temperature that is kept. */
  readonly heat?: { readonly pumps: number; readonly conductance: number; readonly set: number };
  /** kVA. */
  readonly transformer?: { readonly capacity: number };
  /** Contracted import, kW. */
  readonly connection: number;
  readonly tariff: Tariff;
  readonly contract: Contract;
  /** Share of steps whose telemetry never came. */
  readonly missing: number;
  /** Nothing is heard of it from then on. */
  readonly offlineSince?: number;
  /** What the simulator of homes needs; homes only. */
  readonly home?: HomeSite;
  readonly overrides?: readonly Override[];
  /** Prices by day, rising; before the first of them `tariff` and `contract` hold. */
  readonly priced?: readonly PricesFrom[];
}

/** Everything a site pays and is paid from a day (`yyyy-MM-dd` of its calendar) until before that of the next. */
export interface PricesFrom {
  readonly from: string;
  readonly tariff: Tariff;
  readonly contract: Contract;
  /** Paid for what is fed in, instead of what the tariff says. */
  readonly feedIn?: number;
  /** Paid by drivers for each kWh, by slots of a local day; instead of the tariff and the contract. */
  readonly charging?: { readonly electricity: readonly number[]; readonly service: readonly number[] };
}

/** A change somebody made: it holds from its moment until before its end. */
export interface Override {
  readonly from: number;
  readonly to: number;
  /** kW of the battery, positive while it discharges, as far as its state allows. */
  readonly battery?: number;
  /** kW the load is lowered by (below zero: raised), as far as there is load. */
  readonly shed?: number;
  /** kW the panels may give at most. */
  readonly pvLimit?: number;
  /** kW all chargers together may take. */
  readonly chargerLimit?: number;
}

/** The powers of a step, in the order of the columns of a day. All are at least 0. */
export const POWERS = ['import', 'export', 'generation', 'curtailed', 'charge', 'discharge', 'v2x', 'charger', 'heat', 'load'] as const;
export type Power = (typeof POWERS)[number];

/** What is known besides powers: state of charge (%, at the end of the step), outdoor °C, W/m² on the panels, prices a kWh. */
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
export type Step = Readonly<Record<Power | 'soc', number | null>> & Readonly<Record<Exclude<Condition, 'soc'>, number>> & {
  readonly at: number;
  readonly period: Period | null;
  readonly outage: boolean;
  readonly lost: boolean;
};

/** Energies kWh. `consumption` holds chargers, heat and load; `selfUse` and `pvExport` make up `generation`. */
export const ENERGIES = [
  'importEnergy', 'exportEnergy', 'generation', 'curtailedEnergy', 'chargeEnergy', 'dischargeEnergy', 'v2xEnergy', 'chargerEnergy', 'heatEnergy', 'loadEnergy',
  'consumption', 'selfUse', 'pvExport',
] as const;
/** Money. The bill without sun and battery less the bill there was (`gridCost` - `gridIncome`) is self-use, feed-in and arbitrage, to the last digit. */
export const MONEY = ['gridCost', 'gridIncome', 'selfUseIncome', 'feedInIncome', 'arbitrageIncome', 'subsidy', 'chargingElectricityFee', 'chargingServiceFee', 'chargingCost', 'baselineCost'] as const;

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
  | 'controller' | 'gridMeter' | 'loadMeter' | 'transformer' | 'weatherStation' | 'inverter' | 'string' | 'pcs' | 'bms' | 'cluster' | 'module' | 'charger' | 'gun' | 'heatPump';

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
  /** kWh since its first day: the integral of the power it showed. `taken` into it or from the grid, `given` by it or to the grid. */
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

/** The cells of a cluster, module by module. */
export interface Cells {
  readonly modules: number;
  /** Of each module. */
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
  readonly code: 'inverterTrip' | 'stringDead' | 'overTemperature' | 'pcsTrip' | 'cellSpread' | 'gunFault' | 'gridOutage' | 'meterSilent';
  readonly name: Text;
  readonly level: 'critical' | 'major' | 'minor' | 'hint';
  readonly from: number;
  /** Absent: it lasts. */
  readonly to?: number;
}

export type ForecastOf = 'generation' | 'load' | 'buy' | 'sell';
