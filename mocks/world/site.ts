import type { Text } from '../core/texts';
import type { HomeSite } from '../energy/model';

/*
 * A place with equipment, as data: what stands there, what it pays, where it is. Powers are kW, energies kWh, prices
 * the currency of the site (not hundredths), moments epoch ms, days `yyyy-MM-dd` on the calendar of the site's zone.
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
      /**
       * The period of each slot of a local day, 48 half hours or 96 quarters; the first row whose months (1 to 12) hold
       * the month counts.
       */
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
  /**
   * `periods` charges in valleys and discharges at peaks, `selfUse` stores the surplus, `spot` trades, `backup`
   * supplies jobs away from the grid.
   */
  readonly strategy: 'periods' | 'selfUse' | 'spot' | 'backup';
}

/**
 * A place with equipment: a home, a plant, a field of panels. What is absent is not there, which is not the same as
 * zero.
 */
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
  readonly load?: {
    readonly yearly: number;
    readonly shape: 'household' | 'shifts' | 'office' | 'steady';
    readonly meters: number;
  };
  readonly pv?: PvPlant;
  readonly battery?: Storage;
  /** Piles with guns; `power` is that of a gun. */
  readonly chargers?: {
    readonly piles: number;
    readonly guns: number;
    readonly power: number;
    readonly visits: number;
  };
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
