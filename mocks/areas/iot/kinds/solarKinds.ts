import { conditionAt } from '@mocks/world/world';
import { measured, setting, state, switched } from './attribute';
import type { Kind } from './kind';
import { about, along, power, powerOf, running, today, total } from './readings';

const RUN = { 0: { zh: '待机', en: 'Standby' }, 1: { zh: '运行', en: 'Running' }, 2: { zh: '故障', en: 'Fault' } };

const inverterAttributes = [
  state(['runStatus', '运行状态', 'Run status'], RUN, running('given')),
  measured(['activePower', '有功功率', 'Active power'], 'kW', 2, power('given')),
  measured(['dailyYield', '当日发电量', 'Yield today'], 'kWh', 2, today('given')),
  measured(['totalYield', '累计发电量', 'Total yield'], 'kWh', 1, total('given')),
  measured(
    ['reactivePower', '无功功率', 'Reactive power'],
    'kvar',
    2,
    (source, at) => 0.06 * powerOf('given', source, at) + about(0, 0.02 * source.rated, 40, 3)(source, at),
  ),
  measured(['dcVoltage1', '直流电压 1', 'DC voltage 1'], 'V', 1, along('given', 40, 620, 12)),
  measured(
    ['dcCurrent1', '直流电流 1', 'DC current 1'],
    'A',
    2,
    (source, at) => (powerOf('given', source, at) * 1000) / 640,
  ),
  measured(['phaseVoltageA', 'A 相电压', 'Phase A voltage'], 'V', 1, about(231, 5, 25, 1)),
  measured(['frequency', '电网频率', 'Grid frequency'], 'Hz', 2, about(50, 0.03, 6, 2)),
  measured(['temperature', '机内温度', 'Inside temperature'], '°C', 1, along('given', 18, 62, 3)),
];

/** Inverters and what measures the weather for them. */
export const solarKinds = {
  stringInverter: {
    code: 'STRING_INVERTER',
    name: { zh: '组串式逆变器', en: 'String inverter' },
    rated: [20, 110],
    attributes: [
      ...inverterAttributes,
      setting(['powerLimit', '有功功率限值', 'Active power limit'], '%', 100),
      switched(['powerSwitch', '启停开关', 'Power switch'], true),
    ],
  },
  microInverter: {
    code: 'MICRO_INVERTER',
    name: { zh: '微型逆变器', en: 'Micro-inverter' },
    rated: [0.6, 2],
    attributes: inverterAttributes.filter(({ code }) => code !== 'reactivePower'),
  },
  hybridInverter: {
    code: 'HYBRID_INVERTER',
    name: { zh: '混合逆变器', en: 'Hybrid inverter' },
    rated: [4, 12],
    attributes: [
      ...inverterAttributes,
      setting(['feedInLimit', '馈网功率限值', 'Feed-in limit'], 'kW', 10),
      switched(['powerSwitch', '启停开关', 'Power switch'], true),
    ],
  },
  weatherStation: {
    code: 'WEATHER_STATION',
    name: { zh: '气象站', en: 'Weather station' },
    rated: [1, 1],
    attributes: [
      measured(['irradiance', '辐照度', 'Irradiance'], 'W/m²', 0, (source, at) =>
        conditionAt(source.placed.site, 'irradiance', at),
      ),
      measured(['ambientTemperature', '环境温度', 'Ambient temperature'], '°C', 1, (source, at) =>
        conditionAt(source.placed.site, 'outdoor', at),
      ),
      measured(['windSpeed', '风速', 'Wind speed'], 'm/s', 1, (source, at) =>
        Math.max(0, about(4.2, 3.6, 90)(source, at)),
      ),
      measured(['windDirection', '风向', 'Wind direction'], '°', 0, about(180, 179, 400)),
      measured(['humidity', '相对湿度', 'Relative humidity'], '%', 0, about(68, 26, 500, 4)),
    ],
  },
} satisfies Record<string, Kind>;
