import type { KindKey } from '../kinds/kinds';

/** A product of a fresh database, with the brand and model it is. */
export interface ProductSeed {
  readonly kind: KindKey;
  readonly brand: string;
  readonly model: string;
  readonly connection: 'direct' | 'gateway' | 'gatewayDevice';
  readonly access: string;
}

/** Brands and who makes them. */
export const brands: Readonly<Record<string, string>> = {
  Helio: 'Helio Solar B.V.',
  Nordgrid: 'Nordgrid Power A/S',
  Alpstrom: 'Alpstrom GmbH',
  Lumen: 'Lumen Charge N.V.',
  Tesseract: 'Tesseract Storage Inc.',
  Windmolen: 'Windmolen Instruments B.V.',
  凌云: '凌云光伏科技有限公司',
  江源: '江源储能股份有限公司',
  南粤: '南粤电气有限公司',
  速充: '速充新能源科技有限公司',
  恒表: '恒表仪器有限公司',
  云控: '云控物联技术有限公司',
};

const of = (
  kind: KindKey,
  brand: string,
  model: string,
  connection: ProductSeed['connection'],
  access: string,
): ProductSeed => ({ kind, brand, model, connection, access });

/** The products of a fresh database, a model each. */
export const productSeeds: readonly ProductSeed[] = [
  of('controller', 'Nordgrid', 'EdgeBox 4', 'gatewayDevice', 'mqtt'),
  of('controller', '云控', 'YK-200', 'gatewayDevice', 'mqtt'),
  of('stringInverter', 'Helio', 'String 50K', 'gateway', 'modbusTcp'),
  of('stringInverter', 'Helio', 'String 110K', 'gateway', 'modbusTcp'),
  of('stringInverter', '凌云', 'LY-100KTL', 'gateway', 'modbusRtu'),
  of('microInverter', 'Helio', 'Micro 800', 'direct', 'http'),
  of('microInverter', '凌云', 'LY-M2000', 'gateway', 'modbusRtu'),
  of('hybridInverter', 'Alpstrom', 'Hybrid 10', 'gateway', 'modbusTcp'),
  of('hybridInverter', '凌云', 'LY-HY8', 'gateway', 'modbusTcp'),
  of('battery', 'Tesseract', 'Wall 13', 'gateway', 'modbusTcp'),
  of('battery', '江源', 'JY-215', 'gateway', 'modbusTcp'),
  of('converter', 'Nordgrid', 'PCS 100', 'gateway', 'iec104'),
  of('converter', '江源', 'JY-PCS125', 'gateway', 'iec104'),
  of('gridMeter', 'Nordgrid', 'Meter 3P', 'gateway', 'modbusRtu'),
  of('gridMeter', '恒表', 'DTSD1352', 'gateway', 'dlt645'),
  of('loadMeter', 'Alpstrom', 'Sub 1P', 'gateway', 'modbusRtu'),
  of('loadMeter', '恒表', 'DDSY1352', 'gateway', 'dlt645'),
  of('transformer', '南粤', 'ZGS-1250', 'gateway', 'iec104'),
  of('acCharger', 'Lumen', 'Home 11', 'direct', 'ocpp'),
  of('acCharger', '速充', 'SC-AC7', 'direct', 'ocpp'),
  of('dcCharger', 'Lumen', 'Road 150', 'direct', 'ocpp'),
  of('dcCharger', '速充', 'SC-DC120', 'direct', 'ocpp'),
  of('heatPump', 'Alpstrom', 'Warm 8', 'gateway', 'modbusTcp'),
  of('weatherStation', 'Windmolen', 'Sky 5', 'gateway', 'modbusRtu'),
  of('weatherStation', '南粤', 'QX-5', 'gateway', 'modbusRtu'),
  of('smartPlug', 'Lumen', 'Plug S', 'direct', 'mqtt'),
];
