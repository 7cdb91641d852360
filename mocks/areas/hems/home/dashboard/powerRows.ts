import type { Text } from '../../../../core/texts';
import type { HomeSite, Step } from '../../../../energy/model';

/**
 * A power that is measured in a home. Above zero is the usual way of the device: grid, sun and battery into the home,
 * all others out of it.
 */
export interface PowerRow {
  readonly dataKey: 'grid' | 'pv' | 'battery' | 'charger' | 'hvac' | 'homeLoad';
  readonly name: string;
  readonly desc: Text;
  /** kW, above zero forward. */
  of(step: Step): number;
  has(site: HomeSite): boolean;
}

const row = (
  dataKey: PowerRow['dataKey'],
  name: string,
  zh: string,
  of: PowerRow['of'],
  has: PowerRow['has'] = () => true,
): PowerRow => ({
  dataKey,
  name,
  desc: { en: name, zh },
  of,
  has,
});

/**
 * What the device-power chart draws and the energy-flow diagram shows, from the same steps:
 * grid + pv + battery = homeLoad + hvac + charger.
 */
export const powerRows: readonly PowerRow[] = [
  row('grid', 'Grid', '电网', (step) => step.import - step.export),
  row(
    'pv',
    'Solar',
    '光伏',
    (step) => step.pv,
    ({ pv }) => pv !== undefined,
  ),
  row(
    'battery',
    'Battery',
    '储能电池',
    (step) => step.batteryDischarge - step.batteryCharge,
    ({ battery }) => battery !== undefined,
  ),
  row(
    'charger',
    'EV charger',
    '充电桩',
    (step) => step.charge - step.v2x,
    ({ charger }) => charger !== undefined,
  ),
  row(
    'hvac',
    'Heat&Cool',
    '冷暖',
    (step) => step.hvac,
    ({ hvac }) => hvac !== undefined,
  ),
  row('homeLoad', 'Home load', '家庭负载', (step) => step.load),
];
