import { timeText } from '../../../core/clock';
import { actorOf } from '../../../core/incoming';
import { roundTo } from '../../../core/roundTo';
import type { CrudHooks, Draft } from '../../../crud/hooks';
import type { BackendModule } from '../../../module';
import { once } from '../../../seed/once';
import { seedMenus } from '../../../seed/seedMenus';
import type { Doc } from '../../../store/store';
import { regions } from '../../../world/world';
import { deviceHooks, stateOf } from './deviceHooks';
import { locationEndpoints } from './locationEndpoints';
import { pvOperationMenus } from './menus';
import { pvAlarms } from './pvAlarms';
import { pvSiteOf } from './pvSites';
import { seedDevices } from './seed/seedDevices';
import { seedLibrary } from './seed/seedLibrary';
import { seedPapers } from './seed/seedPapers';
import { seedPrices } from './seed/seedPrices';
import { seedRules } from './seed/seedRules';
import { seedStations } from './seed/seedStations';
import { seedThirdParties } from './seed/seedThirdParties';
import { thirdPartyEndpoints } from './thirdPartyEndpoints';
import { thirdPartyHooks } from './thirdPartyHooks';
import { topologyEndpoint } from './topologyEndpoint';
import { videoEndpoint } from './videoEndpoint';

/** Megabytes of what was uploaded, to two decimals but never 0. */
const megabytes = (file: unknown): number => {
  const bytes = Array.isArray(file)
    ? file.reduce(
        (sum: number, one: unknown) =>
          sum + Number(typeof one === 'object' && one !== null && 'size' in one ? one.size : 0),
        0,
      )
    : 0;
  return Math.max(0.01, roundTo(bytes / 1_048_576, 2));
};

/** Operations of PV stations (spec 03 §7): the sites of the world that have panels, and what people keep of them. */
const pvOperations: BackendModule = {
  name: 'pvOperations',
  endpoints: (context) => [
    topologyEndpoint(context),
    videoEndpoint(context),
    ...locationEndpoints(context),
    ...thirdPartyEndpoints(context),
  ],
  hooks: (context) => {
    const { store, clock } = context;
    const uploaded = ({ row, incoming }: Draft): Doc => {
      const { user } = actorOf(incoming);
      return {
        ...row,
        size: megabytes(row.file),
        uploader: user.id,
        uploaderName: user.name,
        uploadTime: timeText(clock()),
      };
    };
    const papers: CrudHooks = { create: uploaded, edit: uploaded };
    const ofModules = ({ row }: Draft): Doc => ({
      ...row,
      capacity: roundTo((Number(row.moduleCount) * Number(row.modulePower)) / 1000, 4),
    });
    const stationState = ({ id }: Doc): string => {
      const site = pvSiteOf(id);
      if (!site) return 'building';
      if (clock() > (site.offlineSince ?? Infinity)) return 'offline';
      return pvAlarms(context).some((one) => one.stationId === id && one.status === 'active') ? 'alarm' : 'normal';
    };
    return {
      'pv/area': {
        rows: () =>
          regions.map(({ code, parentCode, name }) => ({
            id: code,
            code,
            parentCode: parentCode || '0',
            name: name.zh,
            nameEn: name.en,
          })),
        present: (row, _actor, locale) => ({ ...row, name: locale === 'en' ? row.nameEn : row.name }),
      },
      'pv/organization': { rows: () => store.all('account/organization') },
      'pv/station-user': {
        rows: () => store.all('account/user').map(({ id, tenantId, name }) => ({ id, tenantId, name })),
      },
      'pv/station': {
        computed: {
          status: stationState,
          inverterCount: ({ id }) =>
            store.all('pv/device').filter((one) => one.stationId === id && one.deviceType === 'inverter').length,
        },
      },
      'pv/device': deviceHooks(context),
      'pv/environment-device': { computed: { status: (row) => stateOf(context, row) } },
      'pv/series': { create: ofModules, edit: ofModules },
      'pv/camera': { create: ({ row }) => ({ ...row, onlineStatus: 0 }) },
      'pv/document': papers,
      'pv/file': papers,
      'pv/third-party-account': {
        create: ({ row }) => ({ ...row, stationCount: 0, syncStatus: 'normal', lastSyncTime: null }),
      },
      'pv/third-party-device': thirdPartyHooks(context),
      'pv/alarm': {
        rows: () => pvAlarms(context),
        filters: { id: (row, value) => row.id === value }, // orders lead back to theirs, and no call answers one alone
        computed: { duration: ({ from, to }) => Math.floor((Number(to ?? clock()) - Number(from)) / 60_000) },
        acts: { ignore: () => ({ status: 'ignored', handlingTime: timeText(clock()) }) },
      },
      'pv/alarm-rule': { serials: { number: 'PR-{0000}' } },
    };
  },
  seed: async (context) => {
    await seedMenus(context, 'pv', pvOperationMenus);
    await once(context.store, 'pvOperations', () => {
      seedLibrary(context);
      seedStations(context);
      seedDevices(context);
      seedPapers(context);
      seedPrices(context);
      seedThirdParties(context);
      seedRules(context);
    });
  },
};

export default pvOperations;
