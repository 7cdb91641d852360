import { DAY, timeText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { seedId } from '../../../../core/ids';
import { brandId } from './brands';

export const packageId = (name: string): string => seedId(`ota-package ${name}`);

const pack = (
  name: string,
  targetType: string,
  deviceType: number | null,
  brand: string,
  models: readonly string[],
  packageType: string,
  version: string,
  minVersion: string | null,
  more: object = {},
) => ({
  id: packageId(name),
  name,
  targetType,
  deviceType,
  brandId: brandId(brand),
  models,
  packageType,
  version,
  minVersion,
  scope: 'all',
  forced: false,
  fileSize: 4_200_000 + version.length * 310_771,
  file: [
    {
      fileId: packageId(name).slice(-8),
      name: `${name.toLowerCase().replaceAll(' ', '-')}.bin`,
      url: `/files/${version}.bin`,
      size: 4_200_000,
    },
  ],
  sha256: packageId(name).repeat(4).slice(0, 64),
  releaseNotes: '提升稳定性，修复已知问题。',
  releaseNotesEn: 'Steadier connections; known faults mended.',
  hardwareVersions: 'B1,B2',
  ...more,
});

const PACKAGES = [
  pack('Home Hub 2.15', 'controller', null, 'Enbox', ['Home Hub 2'], 'firmware', '2.15.0', '2.10.0'),
  pack('Home Hub 2.14', 'controller', null, 'Enbox', ['Home Hub 2'], 'firmware', '2.14.3', '2.0.0'),
  pack('Home Cell 1.5', 'device', 3, 'Voltara', ['Home Cell 10', 'Home Cell 15'], 'firmware', '1.5.0', '1.2.0'),
  pack('Wallbox Go 2.1', 'device', 4, 'Ampero', ['Wallbox Go 11'], 'firmware', '2.1.0', '2.0.0', { forced: true }),
  pack('SunLine 1.3', 'device', 2, 'Helion', ['SunLine 6'], 'firmware', '1.3.0', '1.0.0'),
  pack('Aero bootloader 1.1', 'device', 6, 'Thermio', ['Aero 8'], 'bootloader', '1.1.0', null),
  pack('Plug S 2.0', 'device', 0, 'Kleinwerk', ['Plug S'], 'application', '2.0.0', '1.1.0', {
    scope: 'sn',
    sns: [{ sn: 'KL0000000131' }],
  }),
  pack('P1 Link settings 1.2', 'device', 1, 'Gridsense', ['P1 Link'], 'configuration', '1.2.4', null),
];

/** Packages, and upgrades that ran, failed or were never begun. */
export function seedOta({ store, clock }: BackendContext): void {
  const now = clock();
  store.put(
    'hems/ota-package',
    ...PACKAGES.map((one, index) => ({ ...one, createTime: timeText(now - (60 - index * 5) * DAY) })),
  );
  const batteries = store
    .all('hems/platform-device')
    .filter(({ model, online }) => model === 'Home Cell 10' && online === 1);
  const controllers = store.all('hems/controller').filter(({ online }) => online === 1);
  store.put(
    'hems/device-ota',
    ...controllers.slice(2, 5).map(({ deviceSn }, index) => ({
      id: String(deviceSn),
      sn: deviceSn,
      packageId: packageId('Home Hub 2.15'),
      startedAt: now - (index + 1) * DAY,
      ...(index === 1 && { failReason: 'The controller lost its connection.' }),
    })),
  );
  store.put(
    'hems/device-ota',
    ...batteries.slice(0, 4).map(({ sn }, index) => ({
      id: String(sn),
      sn,
      packageId: packageId('Home Cell 1.5'),
      startedAt: now - (index + 2) * DAY,
      ...(index === 3 && { failReason: 'The battery did not answer for 30 minutes.' }),
    })),
  );
}
