import { timeText } from '../../core/clock';
import type { BackendContext } from '../../core/context';
import { idsOf } from '../../core/incoming';
import { Refusal } from '../../core/refusal';
import type { Doc } from '../../store/store';
import { backTexts } from './texts';
import { text } from './text';

/** Seconds after its start when a device begins to load, to install, and is done. */
const LOADS = 10;
const INSTALLS = 40;
const DONE = 70;

const parts = (version: string): number[] => version.split('.').map((one) => Number(one) || 0);

/** Below zero when the first version is lower. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [parts(one), parts(other)];
  const at = Array.from({ length: Math.max(a.length, b.length) }, (_, place) => (a[place] ?? 0) - (b[place] ?? 0));
  return at.find((difference) => difference !== 0) ?? 0;
}

/** The newest package for a model. */
function newestFor({ store }: BackendContext, model: string): Doc | undefined {
  return store.all('hems/ota-package').filter(({ models }) => idsOf(models).includes(model)).toSorted((a, b) => compareVersions(text(b.version), text(a.version)))[0];
}

/** Where an upgrade stands by the clock of the backend. */
function stateOf({ clock }: BackendContext, task: Doc | undefined): { readonly status: string; readonly progress: number | null } {
  if (!task?.startedAt) return { status: 'none', progress: null };
  if (task.failReason) return { status: 'failed', progress: 60 };
  const seconds = (clock() - Number(task.startedAt)) / 1000;
  const status = seconds < LOADS ? 'waiting' : seconds < INSTALLS ? 'downloading' : seconds < DONE ? 'installing' : 'success';
  return { status, progress: Math.round(Math.min(100, (seconds / DONE) * 100)) };
}

function rowOf(context: BackendContext, device: { readonly sn: string; readonly name: unknown; readonly model: string; readonly version: string; readonly online: unknown }): Doc {
  const { store } = context;
  const task = store.get('hems/device-ota', device.sn);
  const state = stateOf(context, task);
  const newest = newestFor(context, device.model);
  const tried = store.get('hems/ota-package', text(task?.packageId));
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
    ...state,
    startTime: started === undefined ? null : timeText(started),
    endTime: started !== undefined && (state.status === 'success' || state.status === 'failed') ? timeText(started + DONE * 1000) : null,
    failReason: task?.failReason ?? null,
  };
}

/** Every controller and device with its upgrade; those without a task may have a newer package. */
export function upgrades(context: BackendContext): Doc[] {
  const { store } = context;
  return [
    ...store.all('hems/platform-device').map(({ sn, deviceName, model, firmwareVersion, online }) => rowOf(context, { sn: text(sn), name: deviceName, model: text(model), version: text(firmwareVersion), online })),
    ...store.all('hems/controller').map(({ deviceSn, name, model, firmwareVersion, online }) => rowOf(context, { sn: text(deviceSn), name, model: text(model), version: text(firmwareVersion), online })),
  ];
}

export function upgradeOf(context: BackendContext, sn: string): Doc {
  const controller = context.store.all('hems/controller').find(({ deviceSn }) => deviceSn === sn);
  const device = controller ?? context.store.all('hems/platform-device').find((one) => one.sn === sn);
  return rowOf(context, { sn, name: device?.name ?? device?.deviceName, model: text(device?.model), version: text(device?.firmwareVersion), online: device?.online });
}

/** Refuses an upgrade that would change nothing, or that the device cannot make. */
export function refuseUpgrade(context: BackendContext, sn: string, packageId: string): void {
  const { online, currentVersion } = upgradeOf(context, sn);
  const pack = context.store.get('hems/ota-package', packageId);
  if (online !== 1) throw new Refusal(backTexts.offline);
  if (compareVersions(text(currentVersion), text(pack?.version)) >= 0) throw new Refusal(backTexts.versionNotHigher);
  if (text(pack?.minVersion) !== '' && compareVersions(text(currentVersion), text(pack?.minVersion)) < 0) throw new Refusal(backTexts.versionTooLow);
}
