/** How the cloud reaches devices of a brand. */
export const CONNECT_TYPES = ['oauth', 'account', 'apiKey', 'local'] as const;
export const connectTypeWords = { shared: 'hems.connectType' } as const;

/** How a controller reaches a device. */
export const PROTOCOLS = [
  'modbusTcp',
  'modbusRtu',
  'sunspec',
  'p1',
  'ocpp16',
  'ocpp201',
  'eebus',
  'sgReady',
  'mqtt',
  'http',
  'zigbee',
] as const;
export const protocolWords = { shared: 'hems.protocol' } as const;
