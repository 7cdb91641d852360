/*
 * An upgrade of many devices in waves, as a state and what happens to it. The specification upgrades one device with
 * one call and names no call for waves (spec 03 §7): the console sends them one after the other and watches what
 * becomes of each device.
 */

/** Where a device stands: not told yet, told, installing, done, or not done for a reason. */
export type DeviceState = 'waiting' | 'sent' | 'upgrading' | 'succeeded' | 'failed';

export interface WaveDevice {
  readonly id: string;
  readonly name: string;
  /** From 1. */
  readonly wave: number;
  readonly state: DeviceState;
  /** Why it failed, in words. */
  readonly reason?: string;
  /** Epoch ms at which it was told. */
  readonly sentAt?: number;
}

export interface WaveRun {
  /** `halted`: too many failed; a person decides. `stopped` and `done` are ends. */
  readonly status: 'running' | 'paused' | 'halted' | 'stopped' | 'done';
  /** The last wave that may be sent. */
  readonly through: number;
  /** Percentage of failures over which no further wave begins. */
  readonly limit: number;
  readonly devices: readonly WaveDevice[];
}

export type WaveEvent =
  | { readonly type: 'sent'; readonly id: string; readonly at: number }
  | {
      readonly type: 'told';
      readonly id: string;
      readonly state: 'sent' | 'upgrading' | 'succeeded' | 'failed';
      readonly reason?: string;
    }
  /** It could not be told now, which is not its fault: it waits again. */
  | { readonly type: 'held'; readonly id: string }
  | { readonly type: 'pause' | 'resume' | 'stop' | 'retry' };

interface WavePlan {
  readonly devices: readonly { readonly id: string; readonly name: string }[];
  /** Devices of a wave. */
  readonly size: number;
  readonly limit: number;
}

export function startWaves({ devices, size, limit }: WavePlan): WaveRun {
  const rows = devices.map(({ id, name }, place): WaveDevice => ({
    id,
    name,
    wave: Math.floor(place / size) + 1,
    state: 'waiting',
  }));
  return { status: rows.length > 0 ? 'running' : 'done', through: 1, limit, devices: rows };
}

export const isUnderWay = ({ state }: WaveDevice): boolean => state === 'sent' || state === 'upgrading';
const isFinished = ({ state }: WaveDevice): boolean => state === 'succeeded' || state === 'failed';

/** Percentage of failures among devices that have finished; null while none has. */
export function failureRate(devices: readonly WaveDevice[]): number | null {
  const finished = devices.filter(isFinished);
  return finished.length === 0
    ? null
    : (100 * finished.filter(({ state }) => state === 'failed').length) / finished.length;
}

/** Devices that may be told now: those of the wave that is on, while it is neither paused nor stopped. */
export function toSend({ status, through, devices }: WaveRun): WaveDevice[] {
  return status === 'running' ? devices.filter(({ state, wave }) => state === 'waiting' && wave <= through) : [];
}

/** Begins the next wave once all devices of the one before have finished, unless too many failed. */
function advanced(run: WaveRun): WaveRun {
  const { status, through, limit, devices } = run;
  const begun = devices.filter(({ wave }) => wave <= through);
  if (status !== 'running' || !begun.every(isFinished)) return run;
  if (begun.length === devices.length) return { ...run, status: 'done' };
  return (failureRate(begun) ?? 0) > limit ? { ...run, status: 'halted' } : { ...run, through: through + 1 };
}

function changed(run: WaveRun, id: string, change: (device: WaveDevice) => WaveDevice): WaveRun {
  return {
    ...run,
    devices: run.devices.map((device) => (device.id === id && !isFinished(device) ? change(device) : device)),
  };
}

function apply(run: WaveRun, event: WaveEvent): WaveRun {
  switch (event.type) {
    case 'sent':
      return changed(run, event.id, (device) => ({ ...device, state: 'sent', sentAt: event.at }));
    case 'told':
      return changed(run, event.id, (device) => ({
        ...device,
        state: event.state,
        ...(event.reason !== undefined && { reason: event.reason }),
      }));
    case 'held':
      return changed(run, event.id, ({ id, name, wave }) => ({ id, name, wave, state: 'waiting' }));
    case 'pause':
      return run.status === 'running' ? { ...run, status: 'paused' } : run;
    case 'resume':
      // after a halt a person has decided that the next wave begins all the same
      return run.status === 'halted'
        ? { ...run, status: 'running', through: run.through + 1 }
        : run.status === 'paused'
          ? { ...run, status: 'running' }
          : run;
    case 'stop':
      return run.status === 'done' ? run : { ...run, status: 'stopped' };
    case 'retry':
      // they stand in their own wave again, so a halt is decided anew when they have finished
      if (run.status !== 'halted' && run.status !== 'done') return run;
      return {
        ...run,
        status: 'running',
        devices: run.devices.map((device) =>
          device.state === 'failed'
            ? { id: device.id, name: device.name, wave: device.wave, state: 'waiting' }
            : device,
        ),
      };
  }
}

/**
 * What the state is after something happened. Devices that were told go on being watched, also when paused, halted or
 * stopped.
 */
export function waveReducer(run: WaveRun, event: WaveEvent): WaveRun {
  return advanced(apply(run, event));
}
