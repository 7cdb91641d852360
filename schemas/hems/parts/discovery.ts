import { boolean, codes, enumeration, number, rows, text, type ValueOf } from '@/dsl';
import { PROTOCOLS, protocolWords } from './connections';
import { DEVICE_TYPES, deviceTypeWords } from './deviceTypes';

const read = { readOnly: true } as const;
const hidden = { readOnly: true, internal: true } as const;

/** Where a controller looks for devices. */
export const search = {
  protocols: codes(PROTOCOLS, {
    ...protocolWords,
    required: true,
    max: 11,
    default: ['modbusTcp', 'sunspec', 'zigbee'],
  }),
  ipRange: text({ max: 64 }),
};

/** What it has found; what is not supported or there already cannot be chosen (proposed fields, device-discovery). */
export const devicesFound = rows(
  {
    chosen: boolean(),
    deviceType: enumeration(DEVICE_TYPES, { ...deviceTypeWords, ...hidden }),
    brandName: text(read),
    model: text(read),
    deviceSn: text(read),
    protocol: enumeration(PROTOCOLS, { ...protocolWords, ...read }),
    host: text(read),
    port: number(hidden),
    slaveId: number(hidden),
    supported: boolean(read),
    added: boolean(read),
  },
  {
    max: 1000,
    sameRows: true,
    ticks: 'chosen',
    named: 'deviceSn',
    locked: { or: [{ supported: { ne: true } }, { added: true }] },
  },
);

type Found = NonNullable<ValueOf<typeof devicesFound>>[number];

/** A device that was found, as it is connected. */
export const asConnected = ({ deviceType, brandName, model, deviceSn, protocol, host, port, slaveId }: Found) => ({
  deviceType,
  brandName,
  model,
  deviceSn,
  protocol,
  deviceName: [brandName, model].filter(Boolean).join(' '),
  protocolConfig: { protocol, host, port, slaveId },
});
