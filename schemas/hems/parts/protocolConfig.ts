import { enumeration, json, number, text, type When } from '@/dsl';
import { PROTOCOLS, protocolWords } from './connections';

/** How a controller talks to a device (proposed fields, protocol-config). */
export const protocolConfig = {
  protocol: enumeration(PROTOCOLS, { ...protocolWords, required: true }),
  host: text({ max: 255 }),
  port: number({ min: 1, max: 65_535 }),
  slaveId: number({ min: 1, max: 247 }),
  serialPort: enumeration(['RS485-1', 'RS485-2', 'USB']),
  baudRate: enumeration([9600, 19_200, 38_400, 57_600, 115_200]),
  dataBits: enumeration([7, 8]),
  stopBits: enumeration([1, 2]),
  parity: enumeration(['none', 'even', 'odd']),
  chargePointId: text({ max: 48 }),
  pollInterval: number({ min: 1, max: 3600, unit: 's' }),
  timeout: number({ min: 100, max: 60_000, unit: 'ms' }),
  retries: number({ min: 0, max: 99 }),
  params: json(),
};

type Asked = Readonly<Record<keyof typeof protocolConfig, unknown>>;
const by = (...protocols: readonly (typeof PROTOCOLS)[number][]): When<Partial<Asked>> => (values) => protocols.some((one) => one === values.protocol);
const network = by('modbusTcp', 'sunspec', 'eebus', 'mqtt', 'http');
const modbus = by('modbusTcp', 'modbusRtu', 'sunspec');
const serial = by('modbusRtu', 'p1');

/** What a protocol needs; what it does not name is always asked. */
export const protocolNeeds: Readonly<Record<string, When<Partial<Asked>>>> = { host: network, port: network, slaveId: modbus, serialPort: serial, baudRate: serial, dataBits: serial, stopBits: serial, parity: serial, chargePointId: by('ocpp16', 'ocpp201') };
/** Of what is asked, what must be said. */
export const protocolMust = new Set(['host', 'slaveId', 'serialPort', 'chargePointId']);
