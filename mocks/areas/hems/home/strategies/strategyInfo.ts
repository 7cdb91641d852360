import type { Locale } from '../../../../core/texts';
import type { HomeSite } from '../../../../energy/model';
import { devicesOf } from '../devices/devicesOf';
import { deviceWords, type DeviceKind } from '../devices/deviceWords';
import type { HomeDoc } from '../homes/homeDoc';
import { strategiesOf } from './strategiesOf';
import { strategyTypes } from './strategyTypes';

const STEERED: Readonly<Partial<Record<DeviceKind, readonly number[]>>> = {
  battery: [1, 2, 3, 4],
  charger: [2, 4, 6],
  solar: [5],
  heating: [2, 6],
};

/**
 * Strategies of a home by types and by devices: 1 ON, 0 OFF (spec 02 §3, §4). What its equipment cannot do is in
 * neither.
 */
export function strategyInfo(home: HomeDoc, site: HomeSite | undefined, locale: Locale) {
  const states = strategiesOf(home, site);
  const items = strategyTypes.flatMap(([type, key, words]) =>
    states[key] === 1 ? [] : [{ type, name: words[locale], status: states[key] === 3 ? 1 : 0 }],
  );
  const devices = site ? devicesOf(home, site).filter(({ registered, kind }) => registered && STEERED[kind]) : [];
  return {
    strategyList: items,
    deviceWithStrategyList: devices.map(({ kind, sn }) => ({
      deviceType: deviceWords[kind][locale],
      deviceName: deviceWords[kind][locale],
      deviceSn: sn,
      strategyList: items.filter(({ type }) => STEERED[kind]?.includes(type)),
    })),
  };
}
