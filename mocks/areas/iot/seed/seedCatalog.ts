import { DAY, timeText } from '../../../core/clock';
import type { BackendContext } from '../../../core/context';
import type { Doc } from '../../../store/store';
import { brands, productSeeds } from '../catalog/makers';
import type { Attribute } from '../kinds/attribute';
import { kindKeys, kinds } from '../kinds/kinds';
import { iotTables } from '../tables';
import { brandId, modelId, productOf, propertyId, typeId } from './iotIds';

const REGISTER_OF = { bool: 1, int16: 1, uint16: 1, int32: 2, uint32: 2, float: 2, enum: 1, string: 8 } as const;

const described = ({ code, name, unit, dataType, rwType, decimals }: Attribute, place: number) => ({
  code,
  name: name.zh,
  nameEn: name.en,
  unit,
  dataType,
  rwType,
  valueType: 'dynamic' as const,
  source: 'standard',
  functionCode: rwType === 'r' ? '04' : '03',
  registerAddress: 100 + place * 2,
  length: REGISTER_OF[dataType],
  byteOrder: REGISTER_OF[dataType] > 1 ? 'ABCD' : 'AB',
  coefficient: decimals === 0 ? 1 : 10 ** -decimals,
  offset: 0,
  alarmSettings: [],
});

const modelled = ({ code, name, unit, dataType, rwType }: Attribute) => ({
  code,
  name: name.zh,
  rwType,
  dataType,
  unit,
  explanation: name.en,
});

/**
 * Brands, models, device models with their attributes, and the products made after them. All of it is the whole
 * platform's.
 */
export function seedCatalog({ store, clock }: BackendContext): void {
  const { types, products, properties } = iotTables(store);
  const at = (days: number) => timeText(clock() - days * DAY);
  const stamp = (days: number) => ({
    createTime: at(days + 40),
    updateTime: at(days),
    createUser: 'Iris van den Berg',
    updateUser: 'Iris van den Berg',
  });
  store.put(
    'iot/brand',
    ...Object.entries(brands).map(([name, manufacturer], place): Doc => ({
      id: brandId(name),
      name,
      manufacturer,
      ...stamp(300 - place),
    })),
  );
  store.put(
    'iot/model',
    ...productSeeds.map(({ brand, model }, place): Doc => ({
      id: modelId(model),
      name: model,
      brandId: brandId(brand),
      ...stamp(280 - place),
    })),
  );
  types.put(
    ...kindKeys.map((kind, place) => {
      const { code, name, attributes } = kinds[kind];
      const state =
        place === 3 ? ('modified' as const) : place === 11 ? ('unpublished' as const) : ('published' as const);
      return {
        id: typeId(kind),
        code,
        name: name.zh,
        nameEn: name.en,
        kind,
        productTypeId: null,
        publishStatus: state,
        versionNumber: state === 'unpublished' ? null : `V${1 + (place % 4)}`,
        status: place === 12 ? (0 as const) : (1 as const),
        description: null,
        dynamicAttributes: attributes.map(modelled),
        staticAttributes: [
          {
            code: 'ratedPower',
            name: '额定功率',
            dataType: 'float',
            unit: kind === 'battery' ? 'kWh' : 'kW',
            paramValue: String(kinds[kind].rated[1]),
            explanation: 'Rated power',
          },
        ],
        ...stamp(200 - place * 3),
      };
    }),
  );
  products.put(
    ...productSeeds.map(({ kind, brand, model, connection, access }, place) => ({
      id: productOf(model),
      number: `P${String(1001 + place).padStart(5, '0')}`,
      name: `${brand} ${model}`,
      deviceModelId: typeId(kind),
      connectionType: connection,
      accessType: access,
      brandId: brandId(brand),
      modelId: modelId(model),
      batchAttributeCount: Math.min(127, kinds[kind].attributes.length * 4),
      componentCapacity: kind.endsWith('Inverter') ? kinds[kind].rated[1] : null,
      stringCount: kind === 'stringInverter' ? 12 : null,
      description: null,
      ...stamp(180 - place * 2),
    })),
  );
  properties.put(
    ...productSeeds.flatMap(({ kind, model }, row) =>
      kinds[kind].attributes.map((attribute, place) => ({
        id: propertyId(model, attribute.code),
        productId: productOf(model),
        ...described(attribute, place),
        ...stamp(170 - row),
      })),
    ),
  );
  const standards = kindKeys.flatMap((kind) =>
    kinds[kind].attributes.slice(0, 5).map((attribute, place): Doc => ({
      id: propertyId(`standard ${kind}`, attribute.code),
      productTypeId: typeId(kind),
      sort: place,
      ...described(attribute, place),
      ...stamp(260),
    })),
  );
  store.put('iot/property-standard', ...standards);
}
