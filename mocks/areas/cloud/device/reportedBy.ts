import type { Text } from '../../../core/texts';
import type { DeviceState, DeviceType } from '../../../world/model';

/** Something devices of the world report, and where in what they show it stands. */
export interface Reported {
  readonly code: string;
  readonly name: Text;
  readonly unit: string;
  readonly of: (state: DeviceState) => number | null;
}

const REPORTED: readonly (Reported & { readonly by?: readonly DeviceType[] })[] = [
  { code: 'activePower', name: { en: 'Active power', zh: '有功功率' }, unit: 'kW', of: ({ power }) => power },
  {
    code: 'energyTaken',
    name: { en: 'Energy taken today', zh: '今日输入电量' },
    unit: 'kWh',
    of: ({ takenToday }) => takenToday,
  },
  {
    code: 'energyGiven',
    name: { en: 'Energy given today', zh: '今日输出电量' },
    unit: 'kWh',
    of: ({ givenToday }) => givenToday,
  },
  { code: 'voltage', name: { en: 'Voltage', zh: '电压' }, unit: 'V', of: ({ voltage }) => voltage },
  { code: 'current', name: { en: 'Current', zh: '电流' }, unit: 'A', of: ({ current }) => current },
  { code: 'temperature', name: { en: 'Temperature', zh: '温度' }, unit: '°C', of: ({ temperature }) => temperature },
  { code: 'soc', name: { en: 'State of charge', zh: '荷电状态' }, unit: '%', of: ({ soc }) => soc, by: ['pcs', 'bms'] },
  { code: 'soh', name: { en: 'State of health', zh: '健康状态' }, unit: '%', of: ({ soh }) => soh, by: ['bms'] },
];

export const reportedBy = (type: DeviceType): readonly Reported[] =>
  REPORTED.filter(({ by }) => !by || by.includes(type));
