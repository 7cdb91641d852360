import type { BackendContext } from '../../../core/context';
import type { CrudHooks } from '../../../crud/hooks';
import { alarmHooks } from './alarmHooks';
import { auditHooks } from './auditHooks';
import { commandHooks } from './commandHooks';
import { deviceHooks } from './deviceHooks';
import { groupHooks } from './groupHooks';
import { mirrorHooks } from './mirrorHooks';
import { productHooks } from './productHooks';
import { propertyHooks } from './propertyHooks';
import { ruleHooks } from './ruleHooks';
import { stationHooks } from './stationHooks';
import { typeHooks } from './typeHooks';
import { usedCatalogHooks } from './usedCatalogHooks';

/** What the schemas of the device platform cannot say. */
export const iotHooks = (context: BackendContext): Readonly<Record<string, CrudHooks>> => ({
  'iot/brand': usedCatalogHooks(context, { 'iot/model': ['brandId'], 'iot/product': ['brandId'] }),
  'iot/model': usedCatalogHooks(context, { 'iot/product': ['modelId'] }),
  'iot/property-standard': usedCatalogHooks(context, {}),
  'iot/alarm-grade': usedCatalogHooks(context, {
    'iot/alarm-rule': ['level'],
    'iot/alarm': ['level'],
    'iot/alarm-notice-rule': ['groups.level'],
    'iot/product-property': ['alarmSettings.level'],
  }),
  'iot/product-type': typeHooks,
  'iot/product': productHooks(context),
  'iot/product-audit': auditHooks(context),
  'iot/product-property': propertyHooks(context),
  'iot/product-property-audit': auditHooks(context),
  'iot/device': deviceHooks(context),
  'iot/device-group': groupHooks,
  'iot/mirror': mirrorHooks(context),
  'iot/command': commandHooks(context),
  'iot/alarm': alarmHooks(context),
  'iot/alarm-rule': ruleHooks(context),
  'iot/station': stationHooks(context),
});
