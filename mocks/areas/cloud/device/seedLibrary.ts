import type { BackendContext } from '../../../core/context';
import { seedId } from '../../../core/ids';
import { timeText } from '../../../core/clock';
import type { DeviceType } from '../../../world/model';
import { reportedBy } from './reportedBy';
import { cloudType } from './deviceTypes';

type Made = readonly [
  type: DeviceType,
  brand: string,
  model: string,
  connection: 'direct' | 'gateway' | 'gatewayDevice',
  access: string,
];

/** Who makes what: two makers of what stations have most of. */
const PRODUCTS: readonly Made[] = [
  ['controller', '宏景智能', 'HG-900', 'gatewayDevice', 'mqtt'],
  ['gridMeter', '安衡仪表', 'AH-3S', 'gateway', 'modbusTcp'],
  ['loadMeter', '安衡仪表', 'AH-1S', 'gateway', 'modbusTcp'],
  ['inverter', 'Sonnenfeld', 'SF-110K', 'gateway', 'modbusTcp'],
  ['inverter', '晨曦电气', 'CX-125K', 'gateway', 'modbusTcp'],
  ['pcs', '恒川储能', 'HC-500P', 'direct', 'iec104'],
  ['pcs', 'Veldkamp', 'VK-250', 'direct', 'modbusTcp'],
  ['bms', '恒川储能', 'HC-B1', 'gateway', 'modbusTcp'],
  ['bms', 'Veldkamp', 'VK-B2', 'gateway', 'modbusTcp'],
  ['charger', '驰电', 'CD-120D', 'direct', 'ocpp'],
  ['charger', 'Laadpunt', 'LP-22', 'direct', 'ocpp'],
  ['transformer', '华东变压器', 'SCB13', 'gateway', 'modbusTcp'],
  ['weatherStation', '观云', 'GY-5', 'gateway', 'modbusTcp'],
];

export const productOf = (model: string): string => seedId(`cloud product ${model}`);
const brandOf = (brand: string): string => seedId(`cloud brand ${brand}`);
const modelOf = (model: string): string => seedId(`cloud model ${model}`);

/** The product devices of a type are of at a place: makers alternate. */
export function productAt(
  type: DeviceType,
  place: number,
):
  | { readonly productId: string; readonly brandId: string; readonly modelId: string; readonly accessType: string }
  | undefined {
  const own = PRODUCTS.filter(([made]) => made === type);
  const found = own[place % Math.max(1, own.length)];
  return (
    found && {
      productId: productOf(found[2]),
      brandId: brandOf(found[1]),
      modelId: modelOf(found[2]),
      accessType: found[4],
    }
  );
}

const SERVICES = [
  ['setPower', '设定功率', 'power', '功率', 'kW'],
  ['setMode', '切换模式', 'mode', '模式', ''],
  ['start', '启动', '', '', ''],
  ['stop', '停机', '', '', ''],
] as const;
const CONTROLLED: ReadonlySet<DeviceType> = new Set(['inverter', 'pcs', 'charger']);
export const serviceOf = (model: string, identifier: string): string => seedId(`cloud service ${model} ${identifier}`);

const CODES = [
  ['RUN', '运行', 'state', '1'],
  ['STANDBY', '待机', 'state', '2'],
  ['FAULT', '故障', 'state', '3'],
  ['OFFLINE', '离线', 'state', '0'],
  ['A001', '电网停电', 'alarm', '1001'],
  ['A002', '逆变器过温', 'alarm', '1002'],
  ['A003', '单体压差过大', 'alarm', '1003'],
  ['F001', '变流器跳闸', 'fault', '2001'],
  ['F002', '充电桩故障', 'fault', '2002'],
  ['INV', '逆变器', 'deviceType', 'inverter'],
  ['PCS', '储能变流器', 'deviceType', 'pcs'],
] as const;

/** Brands, models, products with their attributes and services, and codes. */
export function seedLibrary({ store, clock }: BackendContext): void {
  const time = timeText(clock() - 40 * 86_400_000);
  const common = { createTime: time, updateTime: time };
  for (const [type, brand, model, connectionType, accessType] of PRODUCTS) {
    store.put('cloud/device-brand', {
      ...common,
      id: brandOf(brand),
      name: brand,
      manufacturer: `${brand}${/\p{Script=Han}/u.test(brand) ? '科技有限公司' : ' B.V.'}`,
    });
    store.put('cloud/device-model', { ...common, id: modelOf(model), name: model, brandId: brandOf(brand) });
    store.put('cloud/device-product', {
      ...common,
      id: productOf(model),
      number: `CP-${model}`,
      name: `${brand} ${model}`,
      deviceType: cloudType(type),
      connectionType,
      accessType,
      brandId: brandOf(brand),
      modelId: modelOf(model),
      batchAttributeCount: 32,
    });
    for (const [index, { code, name, unit }] of reportedBy(type).entries()) {
      store.put('cloud/device-property', {
        ...common,
        id: seedId(`cloud property ${model} ${code}`),
        productId: productOf(model),
        code,
        name: name.zh,
        nameEn: name.en,
        unit,
        valueType: 'dynamic',
        rwType: 'r',
        dataType: 'float',
        source: 'standard',
        functionCode: '03',
        registerAddress: 100 + index * 2,
        length: 2,
        byteOrder: 'ABCD',
        coefficient: 0.1,
        offset: 0,
        alarmSettings: [],
        filter: null,
      });
    }
    for (const [identifier, name, code, text, unit] of CONTROLLED.has(type) ? SERVICES : []) {
      store.put('cloud/device-service', {
        ...common,
        id: serviceOf(model, identifier),
        identifier,
        name,
        productId: productOf(model),
        callType: 'sync',
        inputParams: code ? [{ code, name: text, dataType: 'float', unit, min: 0, max: 1000, required: true }] : [],
        outputParams: [],
      });
    }
  }
  store.put(
    'cloud/device-code',
    ...CODES.map(([code, name, category, value], sort) => ({
      ...common,
      id: seedId(`cloud code ${code}`),
      code,
      name,
      category,
      value,
      sort,
    })),
  );
}
