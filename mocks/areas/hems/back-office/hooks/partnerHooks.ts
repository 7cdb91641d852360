import { timeText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { actorOf, idsOf } from '../../../../core/incoming';
import { Refusal } from '../../../../core/refusal';
import { countOf } from '../../../../crud/countOf';
import { operatorOnly } from '../../../../crud/scopes';
import type { CrudHooks } from '../../../../crud/hooks';
import type { Doc } from '../../../../store/store';
import { backTexts } from '../texts';
import { officeText } from '../officeText';

const REFERENCE: Readonly<Record<string, string>> = {
  tenant: 'account/tenant',
  home: 'hems/home',
  device: 'hems/platform-device',
};

/** Partners, their people and sites, connections to other clouds, shields. */
export function partnerHooks(context: BackendContext): Readonly<Record<string, CrudHooks>> {
  const { store, clock } = context;
  const users = countOf(context, 'hems/system-user', 'organizationId');
  const numbers = countOf(context, 'hems/serial-number', 'organizationId');
  const leads = countOf(context, 'hems/lead', 'sysUserId');
  const homes = (id: string): number =>
    store.all('hems/lead').filter((one) => one.organizationId === id && Boolean(one.stationId)).length;
  /** Shields begin and end by the clock, unless somebody switched them off. */
  const stateOf = ({ disabled, startTime, endTime }: Doc): string => {
    const now = timeText(clock());
    if (officeText(endTime) < now) return 'ended';
    return disabled ? 'disabled' : officeText(startTime) > now ? 'waiting' : 'active';
  };
  return {
    'hems/tenant-organization': {
      uniqueEverywhere: true,
      computed: { userCount: users, snCount: numbers, homeCount: ({ id }) => homes(id) },
      checkRemove: (row) => {
        if (users(row) + numbers(row) + homes(row.id) > 0) throw new Refusal(backTexts.organizationUsed);
      },
    },
    'hems/system-user': {
      uniqueEverywhere: true,
      computed: {
        leadsCount: leads,
        homeCount: ({ id }) =>
          store.all('hems/lead').filter((one) => one.sysUserId === id && Boolean(one.stationId)).length,
      },
      remove: (row, incoming) => {
        if (row.account === actorOf(incoming).user.account) throw new Refusal(backTexts.notOneself);
        store.put(
          'hems/lead',
          ...store
            .all('hems/lead')
            .filter(({ sysUserId }) => sysUserId === row.id)
            .map((one) => ({ ...one, sysUserId: null })),
        );
      },
    },
    'hems/trial': operatorOnly,
    'hems/site-home': {
      create: ({ row, incoming }) => ({ ...row, siteId: row.id, tenantId: actorOf(incoming).tenant.id, mergeState: 0 }),
      acts: {
        merge: ({ row, values }) => {
          const home = store.get('hems/home', officeText(values.stationId));
          if (!home) throw new Refusal('notFound', { code: '4004' });
          if (home.countryCode !== row.countryCode) throw new Refusal(backTexts.otherCountry);
          return { mergeState: 1, stationId: home.id };
        },
      },
    },
    'hems/connection-hub': {
      create: ({ row }) => ({
        ...row,
        state: row.connectType === 'oauth' ? 'connecting' : 'connected',
        deviceCount: row.connectType === 'oauth' ? 0 : 1,
        lastSyncTime: timeText(clock()),
      }),
    },
    'hems/alarm-shield': {
      rows: () => store.all('hems/alarm-shield').map((row) => ({ ...row, state: stateOf(row) })),
      computed: {
        targetNames: ({ scope, targetIds }) =>
          idsOf(targetIds)
            .map((id) => {
              const found = store.get(REFERENCE[officeText(scope)] ?? '', id);
              return officeText(found?.nameEn) || officeText(found?.name) || officeText(found?.sn) || id;
            })
            .join(', '),
      },
      create: ({ row }) => ({ ...row, disabled: false }),
      acts: { enable: () => ({ disabled: false }), disable: () => ({ disabled: true }) },
    },
  };
}
