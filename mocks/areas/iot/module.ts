import type { BackendModule } from '../../module';
import { grantMenus } from '../../seed/grantMenus';
import { once } from '../../seed/once';
import { DEMO_TENANT, OPERATOR } from '../../seed/seedCompanies';
import { seedMenus } from '../../seed/seedMenus';
import { roleId } from '../../seed/seedRoles';
import { alarmEndpoints } from './endpoints/alarmEndpoints';
import { choiceEndpoints } from './endpoints/choiceEndpoints';
import { commandEndpoints } from './endpoints/commandEndpoints';
import { groupEndpoints } from './endpoints/groupEndpoints';
import { historyEndpoints } from './endpoints/historyEndpoints';
import { parameterEndpoints } from './endpoints/parameterEndpoints';
import { typeEndpoints } from './endpoints/typeEndpoints';
import { valueEndpoints } from './endpoints/valueEndpoints';
import { iotHooks } from './hooks/iotHooks';
import { iotMenus } from './menus';
import { seedAlarms } from './seed/seedAlarms';
import { seedCatalog } from './seed/seedCatalog';
import { seedDevices } from './seed/seedDevices';
import { seedFirmware } from './seed/seedFirmware';
import { seedRules } from './seed/seedRules';

/** The device platform (spec 03): products, devices and their telemetry, firmware, commands, alarms, stations. */
const iot: BackendModule = {
  name: 'iot',
  endpoints: (context) =>
    [
      typeEndpoints,
      choiceEndpoints,
      valueEndpoints,
      historyEndpoints,
      parameterEndpoints,
      commandEndpoints,
      groupEndpoints,
      alarmEndpoints,
    ].flatMap((make) => make(context)),
  hooks: iotHooks,
  seed: async (context) => {
    await seedMenus(context, 'iot', iotMenus);
    await grantMenus(context, {
      role: roleId(OPERATOR, 'staff'),
      product: 'iot',
      menus: ['iotDevice', 'iotProduct', 'iotFirmware', 'iotAlarm', 'iotStation'],
    });
    await grantMenus(context, {
      role: roleId(DEMO_TENANT, 'installer'),
      product: 'iot',
      menus: ['iotDevice', 'iotDevice/create', 'iotStation'],
    });
    await once(context.store, 'iot', () => {
      for (const seed of [seedCatalog, seedDevices, seedRules, seedAlarms, seedFirmware]) seed(context);
    });
  },
};

export default iot;
