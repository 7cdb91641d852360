import type { Source } from '../telemetry/source';
import { chosen, measured, setting, state, switched } from './attribute';
import type { Kind } from './kind';
import { about, along, power, powerOf, running, total } from './readings';

/** Positive while it is drawn from the grid. */
const net = (source: Source, at: number): number => powerOf('taken', source, at) - powerOf('given', source, at);
const voltages = (['A', 'B', 'C'] as const).map((phase, place) =>
  measured([`voltage${phase}`, `${phase} 相电压`, `Voltage ${phase}`], 'V', 1, about(231, 5, 25, place)),
);
const CLOSED = { 0: { zh: '分闸', en: 'Open' }, 1: { zh: '合闸', en: 'Closed' } };

/** Meters, transformers, plugs, and the controllers that read them. */
export const gridKinds = {
  gridMeter: {
    code: 'GRID_METER',
    name: { zh: '关口电表', en: 'Grid meter' },
    rated: [8, 120],
    attributes: [
      measured(['activePower', '有功功率', 'Active power'], 'kW', 2, net),
      measured(['importEnergy', '正向有功电量', 'Energy imported'], 'kWh', 1, total('taken')),
      measured(['exportEnergy', '反向有功电量', 'Energy exported'], 'kWh', 1, total('given')),
      ...voltages,
      measured(['powerFactor', '功率因数', 'Power factor'], '-', 3, about(0.962, 0.03, 45)),
      measured(['frequency', '电网频率', 'Grid frequency'], 'Hz', 2, about(50, 0.03, 6, 2)),
      setting(['ctRatio', '电流互感器变比', 'Current transformer ratio'], '-', 40),
    ],
  },
  loadMeter: {
    code: 'LOAD_METER',
    name: { zh: '负荷电表', en: 'Load meter' },
    rated: [3, 60],
    attributes: [
      measured(['activePower', '有功功率', 'Active power'], 'kW', 2, power('taken')),
      measured(['importEnergy', '累计用电量', 'Energy used'], 'kWh', 1, total('taken')),
      ...voltages,
    ],
  },
  transformer: {
    code: 'BOX_TRANSFORMER',
    name: { zh: '箱变', en: 'Box transformer' },
    rated: [400, 1600],
    attributes: [
      state(['switchStatus', '开关状态', 'Breaker'], CLOSED, () => 1),
      measured(['loadRate', '负载率', 'Load'], '%', 1, along('taken', 4, 96, 2)),
      measured(['oilTemperature', '油温', 'Oil temperature'], '°C', 1, along('taken', 26, 88, 2)),
      ...voltages,
    ],
  },
  smartPlug: {
    code: 'SMART_PLUG',
    name: { zh: '智能插座', en: 'Smart plug' },
    rated: [0.2, 2],
    attributes: [
      state(
        ['inUse', '使用状态', 'In use'],
        { 0: { zh: '空闲', en: 'Idle' }, 1: { zh: '使用中', en: 'In use' } },
        running('taken'),
      ),
      measured(['activePower', '有功功率', 'Active power'], 'kW', 3, power('taken')),
      measured(['importEnergy', '累计用电量', 'Energy used'], 'kWh', 2, total('taken')),
      switched(['relay', '继电器', 'Relay'], true),
    ],
  },
  controller: {
    code: 'CONTROLLER',
    name: { zh: '控制器', en: 'Controller' },
    rated: [1, 1],
    attributes: [
      measured(['cpuLoad', '处理器负载', 'Processor load'], '%', 0, about(24, 18, 20)),
      measured(['memoryUsage', '内存使用率', 'Memory in use'], '%', 0, about(52, 9, 240, 1)),
      measured(['signalStrength', '信号强度', 'Signal strength'], 'dBm', 0, about(-71, 14, 60, 2)),
      measured(['temperature', '机内温度', 'Inside temperature'], '°C', 1, about(41, 7, 300, 3)),
      setting(['reportInterval', '上报间隔', 'Report interval'], 's', 300),
      chosen(['networkMode', '联网方式', 'Network'], {
        1: { zh: '以太网', en: 'Ethernet' },
        2: { zh: '4G', en: '4G' },
      }),
    ],
  },
} satisfies Record<string, Kind>;
