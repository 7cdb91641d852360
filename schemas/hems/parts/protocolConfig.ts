import { enumeration, json, number, text, type FieldConditions, type FieldValues, type When } from '@/dsl';
import { PROTOCOLS, protocolWords } from './connections';

// covers HE-355
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

type Settings = Partial<FieldValues<typeof protocolConfig>>;
const by = (...protocols: readonly (typeof PROTOCOLS)[number][]): When<Settings> => ({ protocol: { in: protocols } });
const network = by('modbusTcp', 'sunspec', 'eebus', 'mqtt', 'http');
const modbus = by('modbusTcp', 'modbusRtu', 'sunspec');
const serial = by('modbusRtu', 'p1');
const charger = by('ocpp16', 'ocpp201');

/** What a protocol needs; what is not named is always asked. */
export const protocolWhen: Readonly<Partial<Record<keyof typeof protocolConfig, FieldConditions<Settings>>>> = {
  host: { visible: network, required: network },
  port: { visible: network },
  slaveId: { visible: modbus, required: modbus },
  serialPort: { visible: serial, required: serial },
  baudRate: { visible: serial },
  dataBits: { visible: serial },
  stopBits: { visible: serial },
  parity: { visible: serial },
  chargePointId: { visible: charger, required: charger },
};
