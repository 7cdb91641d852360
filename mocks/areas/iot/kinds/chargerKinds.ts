import { measured, setting, state, switched, chosen } from './attribute';
import type { Kind } from './kind';
import { about, along, power, powerOf, running, today, total } from './readings';

const CHARGING = {
  0: { zh: '空闲', en: 'Available' },
  1: { zh: '充电中', en: 'Charging' },
  2: { zh: '故障', en: 'Fault' },
};

const chargerAttributes = [
  state(['chargeStatus', '充电状态', 'Charging status'], CHARGING, running('taken')),
  measured(['chargePower', '充电功率', 'Charging power'], 'kW', 2, power('taken')),
  measured(['voltage', '输出电压', 'Voltage'], 'V', 1, about(398, 6, 15)),
  measured(['current', '输出电流', 'Current'], 'A', 1, (source, at) => (powerOf('taken', source, at) * 1000) / 398),
  measured(['energyToday', '当日充电量', 'Energy today'], 'kWh', 2, today('taken')),
  measured(['totalEnergy', '累计充电量', 'Total energy'], 'kWh', 1, total('taken')),
  setting(['currentLimit', '电流限值', 'Current limit'], 'A', 32),
  switched(['chargeSwitch', '允许充电', 'Charging allowed'], true),
];

/** What takes electricity on purpose: chargers and heat pumps. */
export const chargerKinds = {
  acCharger: {
    code: 'AC_CHARGER',
    name: { zh: '交流充电桩', en: 'AC charger' },
    rated: [7.4, 22],
    attributes: chargerAttributes,
  },
  dcCharger: {
    code: 'DC_CHARGER',
    name: { zh: '直流充电桩', en: 'DC charger' },
    rated: [60, 180],
    attributes: [
      ...chargerAttributes,
      measured(['gunTemperature', '充电枪温度', 'Connector temperature'], '°C', 1, along('taken', 19, 58, 2)),
    ],
  },
  heatPump: {
    code: 'HEAT_PUMP',
    name: { zh: '热泵', en: 'Heat pump' },
    rated: [3, 14],
    attributes: [
      state(
        ['compressor', '压缩机', 'Compressor'],
        { 0: { zh: '停止', en: 'Off' }, 1: { zh: '运行', en: 'Running' } },
        running('taken'),
      ),
      measured(['activePower', '有功功率', 'Active power'], 'kW', 2, power('taken')),
      measured(['flowTemperature', '出水温度', 'Flow temperature'], '°C', 1, along('taken', 24, 55, 1.5)),
      measured(['returnTemperature', '回水温度', 'Return temperature'], '°C', 1, along('taken', 22, 48, 1.2)),
      measured(['tankTemperature', '水箱温度', 'Tank temperature'], '°C', 1, about(49, 5, 300)),
      measured(['totalEnergy', '累计用电量', 'Energy used'], 'kWh', 1, total('taken')),
      setting(['targetTemperature', '目标温度', 'Target temperature'], '°C', 21),
      chosen(['mode', '运行模式', 'Mode'], {
        1: { zh: '制热', en: 'Heating' },
        2: { zh: '制冷', en: 'Cooling' },
        3: { zh: '热水', en: 'Hot water' },
      }),
    ],
  },
} satisfies Record<string, Kind>;
