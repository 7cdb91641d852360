import { conditionAt } from '@mocks/world/world';
import type { Source } from '../telemetry/source';
import { chosen, measured, setting, state } from './attribute';
import type { Kind } from './kind';
import { about, powerOf, total } from './readings';

const STATES = {
  0: { zh: '静置', en: 'Idle' },
  1: { zh: '充电', en: 'Charging' },
  2: { zh: '放电', en: 'Discharging' },
};
const MODES = {
  1: { zh: '自发自用', en: 'Self-consumption' },
  2: { zh: '峰谷套利', en: 'Time of use' },
  3: { zh: '备电', en: 'Backup' },
};

/** Positive while it charges. */
const flow = (source: Source, at: number): number => powerOf('taken', source, at) - powerOf('given', source, at);
const soc = (source: Source, at: number): number => conditionAt(source.placed.site, 'soc', at);
const status = (source: Source, at: number): number =>
  Math.abs(flow(source, at)) < 0.002 * source.rated ? 0 : flow(source, at) > 0 ? 1 : 2;

/** Batteries and the converters before them. */
export const storageKinds = {
  battery: {
    code: 'BATTERY',
    name: { zh: '储能电池', en: 'Battery' },
    rated: [5, 200],
    attributes: [
      state(['runStatus', '运行状态', 'Run status'], STATES, status),
      measured(['soc', '荷电状态', 'State of charge'], '%', 1, soc),
      measured(
        ['soh', '健康状态', 'State of health'],
        '%',
        1,
        (source, at) => 99.5 - (at - source.since) / 31_536_000_000,
      ),
      measured(['power', '充放电功率', 'Power'], 'kW', 2, flow),
      measured(
        ['voltage', '总电压', 'Voltage'],
        'V',
        1,
        (source, at) => 690 + 0.9 * soc(source, at) + about(0, 1, 15)(source, at),
      ),
      measured(
        ['cellTemperatureMax', '最高电芯温度', 'Highest cell temperature'],
        '°C',
        1,
        (source, at) => 24 + (26 * Math.abs(flow(source, at))) / source.rated + about(0, 1.2, 120)(source, at),
      ),
      measured(['chargedEnergy', '累计充电量', 'Energy charged'], 'kWh', 1, total('taken')),
      measured(['dischargedEnergy', '累计放电量', 'Energy discharged'], 'kWh', 1, total('given')),
      setting(['chargeLimit', '充电上限', 'Charge limit'], '%', 95),
      setting(['dischargeLimit', '放电下限', 'Discharge limit'], '%', 8),
      chosen(['workMode', '工作模式', 'Operating mode'], MODES),
    ],
  },
  converter: {
    code: 'PCS',
    name: { zh: '储能变流器', en: 'Power conversion system' },
    rated: [30, 250],
    attributes: [
      state(['runStatus', '运行状态', 'Run status'], STATES, status),
      measured(['activePower', '有功功率', 'Active power'], 'kW', 2, (source, at) => -flow(source, at)),
      measured(['dcVoltage', '直流侧电压', 'DC voltage'], 'V', 1, about(742, 14, 60)),
      measured(['gridVoltageA', 'A 相电网电压', 'Grid voltage A'], 'V', 1, about(231, 5, 25, 1)),
      measured(['frequency', '电网频率', 'Grid frequency'], 'Hz', 2, about(50, 0.03, 6, 2)),
      measured(
        ['temperature', 'IGBT 温度', 'IGBT temperature'],
        '°C',
        1,
        (source, at) => 28 + (60 * Math.abs(flow(source, at))) / source.rated + about(0, 2, 30)(source, at),
      ),
      setting(['powerSetpoint', '功率设定值', 'Power set-point'], 'kW', 0),
      chosen(['controlMode', '控制模式', 'Control mode'], {
        1: { zh: '远程', en: 'Remote' },
        2: { zh: '本地', en: 'Local' },
      }),
    ],
  },
} satisfies Record<string, Kind>;
