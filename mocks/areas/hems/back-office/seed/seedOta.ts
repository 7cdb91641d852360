import { DAY, timeText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { seedId } from '../../../../core/ids';
import { brandId } from './brands';

export const packageId = (name: string): string => seedId(`ota-package ${name}`);

interface PackSeed {
  readonly name: string;
  readonly targetType: string;
  readonly deviceType: number | null;
  readonly brand: string;
  readonly models: readonly string[];
  readonly packageType: string;
  readonly version: string;
  readonly minVersion: string | null;
  readonly more?: object;
}

const pack = ({
  name,
  targetType,
  deviceType,
  brand,
  models,
  packageType,
  version,
  minVersion,
  more = {},
}: PackSeed) => ({
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
  pack({
    name: 'Home Hub 2.15',
    targetType: 'controller',
    deviceType: null,
    brand: 'Enbox',
    models: ['Home Hub 2'],
    packageType: 'firmware',
    version: '2.15.0',
    minVersion: '2.10.0',
  }),
  pack({
    name: 'Home Hub 2.14',
    targetType: 'controller',
    deviceType: null,
    brand: 'Enbox',
    models: ['Home Hub 2'],
    packageType: 'firmware',
    version: '2.14.3',
    minVersion: '2.0.0',
  }),
  pack({
    name: 'Home Cell 1.5',
    targetType: 'device',
    deviceType: 3,
    brand: 'Voltara',
    models: ['Home Cell 10', 'Home Cell 15'],
    packageType: 'firmware',
    version: '1.5.0',
    minVersion: '1.2.0',
  }),
  pack({
    name: 'Wallbox Go 2.1',
    targetType: 'device',
    deviceType: 4,
    brand: 'Ampero',
    models: ['Wallbox Go 11'],
    packageType: 'firmware',
    version: '2.1.0',
    minVersion: '2.0.0',
    more: { forced: true },
  }),
  pack({
    name: 'SunLine 1.3',
    targetType: 'device',
    deviceType: 2,
    brand: 'Helion',
    models: ['SunLine 6'],
    packageType: 'firmware',
    version: '1.3.0',
    minVersion: '1.0.0',
  }),
  pack({
    name: 'Aero bootloader 1.1',
    targetType: 'device',
    deviceType: 6,
    brand: 'Thermio',
    models: ['Aero 8'],
    packageType: 'bootloader',
    version: '1.1.0',
    minVersion: null,
  }),
  pack({
    name: 'Plug S 2.0',
    targetType: 'device',
    deviceType: 0,
    brand: 'Kleinwerk',
    models: ['Plug S'],
    packageType: 'application',
    version: '2.0.0',
    minVersion: '1.1.0',
    more: {
      scope: 'sn',
      sns: [{ sn: 'KL0000000131' }],
    },
  }),
  pack({
    name: 'P1 Link settings 1.2',
    targetType: 'device',
    deviceType: 1,
    brand: 'Gridsense',
    models: ['P1 Link'],
    packageType: 'configuration',
    version: '1.2.4',
    minVersion: null,
  }),
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
