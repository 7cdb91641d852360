import type { Text } from '../../../core/texts';

/** A protocol devices are reached by, and what an attribute needs to be found with it (proposed fields, protocol). */
export interface Protocol {
  readonly code: string;
  readonly name: Text;
  readonly needs: readonly ('functionCode' | 'registerAddress' | 'byteOrder')[];
}

const REGISTERS = ['functionCode', 'registerAddress', 'byteOrder'] as const;

export const protocols: readonly Protocol[] = [
  { code: 'modbusTcp', name: { zh: 'Modbus TCP 协议', en: 'Modbus TCP' }, needs: REGISTERS },
  { code: 'modbusRtu', name: { zh: 'Modbus RTU 协议', en: 'Modbus RTU' }, needs: REGISTERS },
  { code: 'iec104', name: { zh: 'IEC 104 协议', en: 'IEC 104' }, needs: ['registerAddress'] },
  { code: 'mqtt', name: { zh: 'MQTT 协议', en: 'MQTT' }, needs: [] },
  { code: 'dlt645', name: { zh: 'DL/T 645 协议', en: 'DL/T 645' }, needs: ['registerAddress'] },
  { code: 'ocpp', name: { zh: 'OCPP 协议', en: 'OCPP' }, needs: [] },
  { code: 'http', name: { zh: '第三方平台', en: 'Third-party platform' }, needs: [] },
];
