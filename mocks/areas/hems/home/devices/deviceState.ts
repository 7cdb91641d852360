import { co2Reduction } from '../../../../energy/carbon';
import type { HomeSite, Step } from '../../../../energy/model';
import type { Totals } from '../../../../energy/totals';
import type { Text } from '../../../../core/texts';
import { amount, KW, sent, type Amount } from '../energy/homeUnits';
import type { HomeDevice } from './devicesOf';
import type { DeviceKind } from './deviceWords';

/** What a device's state is made of. */
export interface Moment {
  readonly site: HomeSite;
  readonly step: Step;
  readonly today: Totals | undefined;
  readonly month: Totals | undefined;
  /** kWh the battery gave since the home has one. */
  readonly discharged: number;
}

export interface DeviceState {
  readonly status: { readonly code: string; readonly words: Text };
  readonly power?: Amount;
  /** Percent. */
  readonly socValue?: number | null;
  readonly temperatureValue?: number | null;
  readonly modeIcon?: string;
  readonly showIcons: readonly string[];
  /** Energies in kWh, `reducedCo` in kg, `cycle` a count. */
  readonly liveData: Readonly<Record<string, number | null>>;
}

const words = {
  online: { en: 'Online', zh: '在线' },
  producing: { en: 'Producing', zh: '发电中' },
  charging: { en: 'Charging', zh: '充电中' },
  discharging: { en: 'Discharging', zh: '放电中' },
  heating: { en: 'Heating', zh: '制热中' },
  standby: { en: 'Standby', zh: '待机' },
} as const satisfies Record<string, Text>;

const is = (code: keyof typeof words) => ({ code, words: words[code] });

/** Shares of the home's use that metered circuits and sockets stand for. */
const SHARES: Readonly<Partial<Record<DeviceKind, number>>> = {
  waterHeater: 0.22,
  washer: 0.08,
  load: 0.15,
  socket: 0.04,
};
const ICONS: Readonly<Partial<Record<DeviceKind, readonly string[]>>> = {
  waterHeater: ['water', 'ME_WATER_HEATER'],
  washer: ['ME_WASHER_DRYER'],
  load: ['ME_LOAD'],
  meter: ['METER'],
  solar: ['ME_PV'],
  heating: ['ME_HVAC', 'home'],
  socket: ['OTHER_DEVICE'],
};

const pair = (key: string, of: keyof Totals, { today, month }: Moment): Record<string, number | null> => ({
  [`today${key}`]: sent(today?.[of]),
  [`month${key}`]: sent(month?.[of]),
});

function flowState(out: number, into: number): DeviceState['status'] {
  return out > 0.02 ? is('discharging') : into > 0.02 ? is('charging') : is('standby');
}

type Make = (moment: Moment, device: HomeDevice) => Omit<DeviceState, 'showIcons'>;

const STATES: Readonly<Partial<Record<DeviceKind, Make>>> = {
  meter: (now) => ({
    status: is('online'),
    power: amount(now.step.import - now.step.export, KW),
    liveData: { ...pair('Purchased', 'import', now), ...pair('Exported', 'export', now) },
  }),
  solar: (now) => ({
    status: now.step.pv > 0.02 ? is('producing') : is('standby'),
    power: amount(now.step.pv, KW),
    liveData: {
      ...pair('Produced', 'pv', now),
      reducedCo: sent(now.month && co2Reduction(now.month.pv, now.site.country)),
    },
  }),
  battery: (now) => {
    const { batteryDischarge, batteryCharge, soc, mode } = now.step;
    const idle = mode === 'IDLE' ? 'standby' : 'selfConsumption';
    return {
      status: flowState(batteryDischarge, batteryCharge),
      power: amount(batteryDischarge - batteryCharge, KW),
      socValue: sent(soc),
      temperatureValue: sent(22 + (batteryDischarge + batteryCharge) * 1.4),
      modeIcon:
        mode === 'RT' && batteryCharge > 0.02
          ? 'charge'
          : mode === 'RT' && batteryDischarge > 0.02
            ? 'discharge'
            : idle,
      liveData: {
        ...pair('Charged', 'batteryCharge', now),
        ...pair('DisCharged', 'batteryDischarge', now),
        cycle: Math.floor(now.discharged / (now.site.battery?.capacity ?? 10)),
      },
    };
  },
  charger: (now) => ({
    status: flowState(now.step.v2x, now.step.charge),
    power: amount(now.step.charge - now.step.v2x, KW),
    modeIcon: now.site.charger?.smart ? 'smartCharge' : 'plugCharge',
    liveData: { ...pair('Charged', 'charge', now), ...(now.site.charger?.v2x && pair('DisCharged', 'v2x', now)) },
  }),
  heating: (now) => ({
    status: now.step.hvac > 0.05 ? is('heating') : is('standby'),
    power: amount(now.step.hvac, KW),
    temperatureValue: sent(now.step.indoor),
    modeIcon: 'heat',
    liveData: pair('Consumed', 'hvac', now),
  }),
  climate: (now) => ({ status: is('online'), temperatureValue: sent(now.step.indoor - 0.4), liveData: {} }),
  relay: () => ({ status: is('standby'), liveData: {} }),
};

/** What a device does now. Sockets and metered circuits are a share of what the home uses. */
export function deviceState(device: HomeDevice, moment: Moment): DeviceState {
  const showIcons = ICONS[device.kind] ?? [];
  const share = device.switchOpen ? SHARES[device.kind] : 0;
  const own = STATES[device.kind]?.(moment, device);
  if (own) return { ...own, showIcons };
  if (share === undefined) return { status: is('standby'), showIcons, liveData: {} };
  const { step, today, month } = moment;
  return {
    status: share > 0 ? is('online') : is('standby'),
    power: amount(step.load * share, KW),
    showIcons,
    liveData: { todayConsumed: sent(today && today.load * share), monthConsumed: sent(month && month.load * share) },
  };
}
