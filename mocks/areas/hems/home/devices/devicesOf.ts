import { addDays } from '@/schema/dates';
import type { HomeSite } from '../../../../energy/model';
import type { HomeDoc } from '../homes/homeDoc';
import type { DeviceKind } from './deviceWords';

/** A device as it was installed; what it does at a moment is told by the simulator. */
export interface HomeDevice {
  readonly kind: DeviceKind;
  /** Device type code of spec 02 §3. */
  readonly code: number;
  readonly typeStr: string;
  readonly sn: string;
  readonly brand: string;
  readonly model: string;
  /** Told from another of the same kind. */
  readonly suffix: string;
  /** Built into the box of the controller. */
  readonly box: boolean;
  readonly registered: boolean;
  readonly switchOpen: boolean;
  readonly reachable: boolean;
  /** Day it was connected, `yyyy-MM-dd`. */
  readonly connected: string;
}

type Product = readonly [code: number, typeStr: string, brand: string, model: string];

const PRODUCTS: Readonly<Record<DeviceKind, Product>> = {
  meter: [1, 'METER', 'Gridsense', 'P1 Link'],
  solar: [2, 'PV', 'Helion', 'SunLine 6'],
  battery: [3, 'ENERGY', 'Voltara', 'Home Cell 10'],
  charger: [4, 'CHP', 'Ampero', 'Wallbox Go 11'],
  portable: [5, 'ENERGY', 'Voltara', 'Carry 2'],
  heating: [6, 'HVAC', 'Thermio', 'Aero 8'],
  socket: [0, 'SOCKET', 'Kleinwerk', 'Plug S'],
  climate: [0, 'TEMPHUMI', 'Kleinwerk', 'Sense TH'],
  relay: [0, 'RELAY_IO', 'Enbox', 'IO 2'],
  waterHeater: [101, 'ME_WATER_HEATER', 'Thermio', 'Boiler 120'],
  washer: [102, 'ME_WASHER_DRYER', 'Kleinwerk', 'Wash Link'],
  load: [104, 'ME_LOAD', 'Kleinwerk', 'Clamp 1'],
};

interface Plan {
  readonly kind: DeviceKind;
  readonly there: boolean;
  readonly suffix?: string;
  readonly box?: boolean;
  readonly registered?: boolean;
  readonly switchOpen?: boolean;
  readonly reachable?: boolean;
}

/** The devices of a home. The first of the fleet has one of everything; others what their equipment and number say. */
export function devicesOf({ id }: Pick<HomeDoc, 'id'>, site: HomeSite): HomeDevice[] {
  const number = Number(id.slice(-6)) || 0;
  const every = (count: number) => number === 100_001 || number % count === 3;
  const plans: readonly Plan[] = [
    { kind: 'meter', there: true },
    { kind: 'solar', there: Boolean(site.pv) },
    { kind: 'battery', there: Boolean(site.battery) },
    { kind: 'charger', there: Boolean(site.charger) },
    { kind: 'charger', there: every(7), suffix: ' 2', registered: false, reachable: false },
    { kind: 'portable', there: every(9), reachable: false },
    { kind: 'heating', there: Boolean(site.hvac) },
    { kind: 'waterHeater', there: every(3) },
    { kind: 'washer', there: every(4) },
    { kind: 'load', there: every(5) },
    { kind: 'socket', there: every(2), switchOpen: every(6) ? false : true },
    { kind: 'climate', there: every(5) },
    { kind: 'relay', there: every(2), box: true },
  ];
  return plans
    .filter(({ there }) => there)
    .map(({ kind, suffix = '', box = false, registered = true, switchOpen = true, reachable = true }, index) => {
      const [code, typeStr, brand, model] = PRODUCTS[kind];
      const sn = `${brand.slice(0, 2).toUpperCase()}${String(number * 131 + index * 17).padStart(10, '0')}`;
      return {
        kind,
        code,
        typeStr,
        sn,
        brand,
        model,
        suffix,
        box,
        registered,
        switchOpen,
        reachable,
        connected: addDays(site.since, Math.min(index, 4)),
      };
    });
}
