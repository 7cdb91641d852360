import { objectOf } from '@/schema';
import { timeText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { idsOf } from '../../../../core/incoming';
import { Refusal, type FieldRefusal } from '../../../../core/refusal';
import type { Locale } from '../../../../core/texts';
import { owned } from '../../../../crud/scopes';
import type { CrudHooks, Draft } from '../../../../crud/hooks';
import type { Doc } from '../../../../store/store';
import { snTargets } from '../snTargets';
import { stockController } from '../stockController';
import { backTexts } from '../texts';
import { officeText } from '../officeText';
import { refuseUpgrade, upgradeOf, upgrades } from '../upgrades';

/** Controllers and what is below them, packages and upgrades, serial numbers and who has them. */
export function deviceHooks(context: BackendContext): Readonly<Record<string, CrudHooks>> {
  const { store, clock } = context;
  const devices = () => store.all('hems/platform-device');
  const running = (id: string) =>
    upgrades(context).some(
      (one) => one.packageId === id && ['waiting', 'downloading', 'installing'].includes(officeText(one.status)),
    );
  const done = (id: string) =>
    upgrades(context).filter((one) => one.packageId === id && one.status === 'success').length;
  const nameOf = (collection: string, id: unknown, locale: Locale) => {
    const found = store.get(collection, officeText(id));
    return (locale === 'en' && officeText(found?.nameEn)) || officeText(found?.name) || null;
  };
  const sameVersion =
    ({ row }: Draft) =>
    (one: Doc) =>
      one.id !== row.id &&
      one.packageType === row.packageType &&
      one.version === row.version &&
      idsOf(one.models).some((model) => idsOf(row.models).includes(model));
  const fileOf = (row: Doc): object => {
    const [first]: unknown[] = [row.file].flat();
    const size = Number(Reflect.get(objectOf(first), 'size')) || 0;
    return {
      fileSize: size,
      sha256: String(size * 7919 + 104_729)
        .repeat(8)
        .slice(0, 64)
        .padEnd(64, '0'),
    };
  };
  return {
    'hems/controller-device': { rows: devices, present: (row) => ({ ...row, id: row.id, deviceSn: row.sn }) },
    'hems/controller-sub-device': { rows: devices, present: (row) => ({ ...row, id: row.id, deviceSn: row.sn }) },
    'hems/controller': {
      computed: {
        subDeviceCount: ({ deviceSn }) => devices().filter(({ controllerSn }) => controllerSn === deviceSn).length,
        otaStatus: ({ deviceSn }) => upgradeOf(context, officeText(deviceSn)).status,
      },
      acts: {
        bindInstaller: ({ values }) => ({ installerId: values.installerId }),
        unbindInstaller: () => ({ installerId: null }),
        upgradeOta: ({ row, values }) => {
          refuseUpgrade(context, officeText(row.deviceSn), officeText(values.packageId));
          store.put('hems/device-ota', {
            id: officeText(row.deviceSn),
            sn: row.deviceSn,
            packageId: values.packageId,
            startedAt: clock(),
          });
          return undefined;
        },
      },
    },
    'hems/device-ota': {
      rows: () => upgrades(context),
      acts: {
        upgradeOta: ({ row, values }) => {
          refuseUpgrade(context, row.id, officeText(values.packageId));
          return { startedAt: clock(), failReason: null };
        },
      },
    },
    'hems/ota-package': {
      computed: { upgradeCount: ({ id }) => done(id) },
      check: (draft, before): Readonly<Record<string, FieldRefusal>> | undefined => {
        if (before && done(before.id) > 0 && JSON.stringify(draft.row.file) !== JSON.stringify(before.file))
          return { file: { key: backTexts.fileFixed } };
        return store.all('hems/ota-package').some(sameVersion(draft))
          ? { version: { key: backTexts.versionTaken } }
          : undefined;
      },
      create: ({ row, incoming }) => ({ ...owned(row, incoming), ...fileOf(row), id: row.id }),
      edit: ({ row }) => ({ ...row, ...fileOf(row), id: row.id }),
      remove: ({ id }) => {
        if (running(id)) throw new Refusal(backTexts.upgradeRuns);
      },
    },
    'hems/serial-number': {
      uniqueEverywhere: true,
      computed: {
        tenantName: ({ tenantId }, _actor, locale) => nameOf('account/tenant', tenantId, locale),
        organizationName: ({ organizationId }, _actor, locale) =>
          nameOf('hems/tenant-organization', organizationId, locale),
        installerName: ({ installerId }, _actor, locale) => nameOf('hems/installer', installerId, locale),
      },
      scope: ({ tenantId }, { tenant }) => Boolean(tenant.operator) || tenantId === tenant.id,
      create: ({ row }) => ({ ...row, tenantId: null, activateState: 0, history: [] }),
      created: (row) => stockController(context, row),
    },
    ...Object.fromEntries(
      snTargets.map(({ name, wire, lower, collection }): [string, CrudHooks] => [
        name,
        {
          rows: () => store.all('hems/serial-number').filter((one) => Boolean(one[wire])),
          present: (row, _actor, locale) => ({
            ...row,
            id: row.id,
            targetId: row[wire],
            targetName: nameOf(collection, row[wire], locale),
            batchNo: row.distributionBatch ?? null,
          }),
          remove: (row, { visitor, locale }) => {
            if (row.activateState === 1) throw new Refusal(backTexts.snActive);
            if (lower.some((one) => Boolean(row[one]))) throw new Refusal(backTexts.snHasLower);
            const history: unknown[] = [row.history ?? []].flat();
            store.put('hems/serial-number', {
              ...row,
              id: row.id,
              [wire]: null,
              history: [
                ...history,
                {
                  time: timeText(clock()),
                  operator: visitor?.user.name ?? '',
                  action: 'takeBack',
                  from: nameOf(collection, row[wire], locale),
                  to: null,
                },
              ],
            });
          },
        },
      ]),
    ),
  };
}
