import type { Store } from '../../store/store';
import { table } from '../../store/table';
import type {
  AlarmDoc,
  AlarmWatchDoc,
  AuditDoc,
  CommandDoc,
  DeviceDoc,
  FirmwareDoc,
  MirrorDoc,
  ParameterDoc,
  ProductDoc,
  ProductTypeDoc,
  PropertyDoc,
  StationDoc,
} from './iotDocs';

const made = (store: Store) => ({
  types: table<ProductTypeDoc>(store, 'iot/product-type'),
  products: table<ProductDoc>(store, 'iot/product'),
  properties: table<PropertyDoc>(store, 'iot/product-property'),
  productAudits: table<AuditDoc>(store, 'iot/product-audit'),
  propertyAudits: table<AuditDoc>(store, 'iot/product-property-audit'),
  stations: table<StationDoc>(store, 'iot/station'),
  devices: table<DeviceDoc>(store, 'iot/device'),
  parameters: table<ParameterDoc>(store, 'iot parameters'),
  mirrors: table<MirrorDoc>(store, 'iot/mirror'),
  commands: table<CommandDoc>(store, 'iot/command'),
  firmware: table<FirmwareDoc>(store, 'iot/firmware'),
  alarms: table<AlarmDoc>(store, 'iot/alarm'),
  alarmWatches: table<AlarmWatchDoc>(store, 'iot alarm watches'),
});

const kept = new WeakMap<Store, ReturnType<typeof made>>();

/**
 * The collections of the device platform; those with a schema are named as it is. Made once a store: lists ask for them
 * row by row.
 */
export function iotTables(store: Store): ReturnType<typeof made> {
  const tables = kept.get(store) ?? made(store);
  kept.set(store, tables);
  return tables;
}
