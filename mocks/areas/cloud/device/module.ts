import type { BackendModule } from '../../../module';
import { once } from '../../../seed/once';
import { seedMenus } from '../../../seed/seedMenus';
import type { Doc } from '../../../store/store';
import { controlEndpoints } from './controlEndpoints';
import { controlHooks } from './controlHooks';
import { cloudState } from './deviceTypes';
import { deviceMenus } from './menus';
import { attributeRows, measuredNow, shownNow } from './measured';
import { parameterEndpoints } from './parameterEndpoints';
import { propertyEndpoint } from './propertyEndpoint';
import { seedControls } from './seedControls';
import { seedDevices } from './seedDevices';
import { seedLibrary } from './seedLibrary';
import { stateOfDevice } from './stateOfDevice';
import { stateEndpoint } from './stateEndpoint';
import { nowRow } from './states';
import { timeText } from '../../../core/clock';

/**
 * Devices of the energy cloud (spec 03 §7, device): those of the world's sites, what they show, and what they are told.
 */
const cloudDevices: BackendModule = {
  name: 'cloudDevices',
  endpoints: (context) => [
    ...controlEndpoints(context),
    ...parameterEndpoints(context),
    stateEndpoint(context),
    propertyEndpoint(context),
  ],
  hooks: (context) => {
    const { store, clock } = context;
    const stateOf = (row: Doc) => stateOfDevice(row, clock());
    const measured = { rows: () => attributeRows(context), computed: measuredNow(context) };
    return {
      'cloud/device': {
        serials: { deviceCode: 'D-{00000}' },
        computed: {
          status: stateOf,
          networkStatus: (row) => Number(stateOf(row) !== 'offline'),
        },
        summary: {
          onlineCount: (row) => Number(stateOf(row) !== 'offline'),
          offlineCount: (row) => Number(stateOf(row) === 'offline'),
          faultCount: (row) => Number(stateOf(row) === 'fault'),
          alarmCount: ({ id }) =>
            store.all('cloud/alarm').filter((one) => one.deviceId === id && one.status === 'active').length,
        },
      },
      'cloud/common-device': { rows: () => store.all('cloud/device') },
      'cloud/device-value': measured,
      'cloud/data-monitor': measured,
      'cloud/device-now': {
        rows: () => store.all('cloud/device').map(({ id, tenantId }) => ({ id, tenantId, deviceId: id })),
        computed: {
          state: ({ id }) => cloudState(shownNow(id, clock())?.shown?.state),
          startTime: ({ id }) => nowRow(id, clock())?.startTime ?? null,
          duration: ({ id }) => nowRow(id, clock())?.duration ?? null,
        },
      },
      'cloud/device-control': controlHooks(context),
      'cloud/device-command': controlHooks(context),
      'cloud/device-product': {
        serials: { number: 'CP-{0000}' },
        computed: { deviceCount: ({ id }) => store.all('cloud/device').filter((one) => one.productId === id).length },
      },
      'cloud/third-party-device': { acts: { sync: () => ({ syncStatus: 'synced', syncTime: timeText(clock()) }) } },
    };
  },
  seed: async (context) => {
    await seedMenus(context, 'pv', deviceMenus);
    await once(context.store, 'cloudDevices', () => {
      seedLibrary(context);
      seedDevices(context);
      seedControls(context);
    });
  },
};

export default cloudDevices;
