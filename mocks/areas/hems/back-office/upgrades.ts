import { timeText } from '../../../core/clock';
import type { BackendContext } from '../../../core/context';
import { idsOf } from '../../../core/incoming';
import { Refusal } from '../../../core/refusal';
import type { Doc } from '../../../store/store';
import { backTexts } from './texts';
import { officeText } from './officeText';

/** Seconds after its start when a device begins to load, to install, and is done. */
const LOADS = 10;
const INSTALLS = 40;
const DONE = 70;

/** What is kept, and the time it is there. */
type Time = Pick<BackendContext, 'store' | 'clock'>;

const parts = (version: string): number[] => version.split('.').map((one) => Number(one) || 0);

/** Below zero when the first version is lower. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [parts(one), parts(other)];
  const at = Array.from({ length: Math.max(a.length, b.length) }, (_, place) => (a[place] ?? 0) - (b[place] ?? 0));
  return at.find((difference) => difference !== 0) ?? 0;
}

function newestFor({ store }: Time, model: string): Doc | undefined {
  return store
    .all('hems/ota-package')
    .filter(({ models }) => idsOf(models).includes(model))
    .toSorted((a, b) => compareVersions(officeText(b.version), officeText(a.version)))[0];
}

const progressAt = (seconds: number): number => Math.round(Math.min(100, (seconds / DONE) * 100));

/** Why a device will not install a package, which it finds out when it has loaded it. */
function unfit(pack: Doc | undefined, hardware: string): string | null {
  const made = officeText(pack?.hardwareVersions)
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return hardware === '' || made.length === 0 || made.includes(hardware)
    ? null
    : `The package is for hardware ${made.join(', ')}, this is ${hardware}.`;
}

interface UpgradeState {
  readonly status: string;
  readonly progress: number | null;
  readonly failReason: string | null;
  /** Seconds after its start when it came to an end. */
  readonly took?: number;
}

/** Where an upgrade stands by the clock of the backend. */
function stateOf({ clock }: Time, task: Doc | undefined, pack: Doc | undefined, hardware: string): UpgradeState {
  if (!task?.startedAt) return { status: 'none', progress: null, failReason: null };
  if (task.failReason) return { status: 'failed', progress: 60, failReason: officeText(task.failReason), took: DONE };
  const seconds = (clock() - Number(task.startedAt)) / 1000;
  const failReason = seconds < INSTALLS ? null : unfit(pack, hardware);
  if (failReason !== null) return { status: 'failed', progress: progressAt(INSTALLS), failReason, took: INSTALLS };
  const status =
    seconds < LOADS ? 'waiting' : seconds < INSTALLS ? 'downloading' : seconds < DONE ? 'installing' : 'success';
  return { status, progress: progressAt(seconds), failReason, ...(status === 'success' && { took: DONE }) };
}

interface Upgradable {
  readonly sn: string;
  readonly name: unknown;
  readonly model: string;
  readonly version: string;
  /** Empty where nobody knows it. */
  readonly hardware: string;
  readonly online: unknown;
  readonly tenantId: unknown;
}
const asDevice = ({
  sn,
  deviceName,
  model,
  firmwareVersion,
  hardwareVersion,
  online,
  tenantId,
}: Partial<Doc>): Upgradable => ({
  sn: officeText(sn),
  name: deviceName,
  model: officeText(model),
  version: officeText(firmwareVersion),
  hardware: officeText(hardwareVersion),
  online,
  tenantId,
});
const asController = ({ deviceSn, name, ...controller }: Doc): Upgradable =>
  asDevice({ ...controller, sn: deviceSn, deviceName: name });

function rowOf(context: Time, device: Upgradable): Doc {
  const { store } = context;
  const task = store.get('hems/device-ota', device.sn);
  const tried = store.get('hems/ota-package', officeText(task?.packageId));
  const { took, ...state } = stateOf(context, task, tried, device.hardware);
  const newest = newestFor(context, device.model);
  const started = task?.startedAt ? Number(task.startedAt) : undefined;
  return {
    ...task,
    id: device.sn,
    sn: device.sn,
    deviceName: device.name,
    model: device.model,
    currentVersion: state.status === 'success' && tried ? tried.version : device.version,
    latestVersion: newest?.version ?? null,
    packageId: task?.packageId ?? newest?.id ?? null,
    online: device.online,
    tenantId: device.tenantId,
    ...state,
    startTime: started === undefined ? null : timeText(started),
    endTime: started !== undefined && took !== undefined ? timeText(started + took * 1000) : null,
  };
}

/** Every controller and device with its upgrade; those without a task may have a newer package. */
export function upgrades(context: Time): Doc[] {
  const { store } = context;
  return [
    ...store.all('hems/platform-device').map((one) => rowOf(context, asDevice(one))),
    ...store.all('hems/controller').map((one) => rowOf(context, asController(one))),
  ];
}

export function upgradeOf(context: Time, sn: string): Doc {
  const controller = context.store.all('hems/controller').find(({ deviceSn }) => deviceSn === sn);
  const device = context.store.all('hems/platform-device').find((one) => one.sn === sn);
  return rowOf(context, controller ? asController(controller) : asDevice({ ...device, sn }));
}

/** Refuses an upgrade that would change nothing, or that the device cannot make. */
export function refuseUpgrade(context: Time, sn: string, packageId: string): void {
  const { online, currentVersion } = upgradeOf(context, sn);
  const pack = context.store.get('hems/ota-package', packageId);
  if (online !== 1) throw new Refusal(backTexts.offline);
  if (compareVersions(officeText(currentVersion), officeText(pack?.version)) >= 0)
    throw new Refusal(backTexts.versionNotHigher);
  if (
    officeText(pack?.minVersion) !== '' &&
    compareVersions(officeText(currentVersion), officeText(pack?.minVersion)) < 0
  )
    throw new Refusal(backTexts.versionTooLow);
}
