import { isUnclear } from '@/data';
import { currentTime } from '@/schema/dates';
import { isUnderWay, startWaves, toSend, waveReducer, type WaveDevice, type WaveEvent, type WaveRun } from './waveRun';

/** What a device's upgrade is known to be. */
export interface Reading {
  readonly id: string;
  readonly state: 'sent' | 'upgrading' | 'succeeded' | 'failed';
  readonly reason?: string;
}

/** How waves reach devices. */
export interface WavePorts {
  /** Tells a device to upgrade. Resolves why not, when it refused; rejects when nobody could be asked. */
  send(id: string): Promise<string | undefined>;
  /** Where devices stand that were told. */
  read(ids: readonly string[]): Promise<readonly Reading[]>;
  /** Words for a device of which nothing was heard for too long. */
  readonly silent: string;
}

/** Waves under way: what they are now, and how they are steered. */
export interface WaveDrive {
  get(): WaveRun;
  /** Why the devices cannot be reached just now; undefined when they can. */
  trouble(): unknown;
  dispatch(event: WaveEvent): void;
  subscribe(listener: () => void): () => void;
  /** Nothing is sent or asked any more. */
  end(): void;
}

/** So many devices are told at once. */
const AT_ONCE = 4;
/** Devices under way are asked for so often (ms). */
const EVERY = 5000;
/** A device of which nothing was heard for so long (ms) has failed. */
const PATIENCE = 30 * 60_000;

/**
 * Sends waves and watches them, for as long as this window is open. A failure to reach the backend pauses it and blames
 * no device.
 */
export function driveWaves(plan: Parameters<typeof startWaves>[0], ports: WavePorts): WaveDrive {
  let run = startWaves(plan);
  let trouble: unknown;
  let readAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let ended = false;
  const listeners = new Set<() => void>();
  const tell = () => [...listeners].forEach((listener) => listener());
  const happen = (event: WaveEvent) => {
    run = waveReducer(run, event);
    tell();
  };
  const fail = (error: unknown) => {
    trouble = error;
    happen({ type: 'pause' });
  };
  const send = async ({ id }: WaveDevice) => {
    happen({ type: 'sent', id, at: currentTime() });
    try {
      const reason = await ports.send(id);
      if (reason !== undefined) happen({ type: 'told', id, state: 'failed', reason });
    } catch (error) {
      if (!isUnclear(error)) happen({ type: 'held', id }); // one that may have been told is asked for, not told again
      fail(error);
    }
  };
  const read = async (open: readonly WaveDevice[]) => {
    readAt = currentTime();
    try {
      for (const reading of await ports.read(open.map(({ id }) => id))) happen({ type: 'told', ...reading });
      trouble = undefined;
    } catch (error) {
      fail(error);
    }
    for (const { id, sentAt = readAt } of run.devices.filter(isUnderWay))
      if (currentTime() - sentAt > PATIENCE) happen({ type: 'told', id, state: 'failed', reason: ports.silent });
  };
  const step = async (): Promise<void> => {
    if (busy || ended) return;
    busy = true;
    await Promise.all(toSend(run).slice(0, AT_ONCE).map(send));
    const open = run.devices.filter(isUnderWay);
    if (open.length > 0 && currentTime() - readAt >= EVERY) await read(open);
    busy = false;
    clearTimeout(timer);
    if (ended) return;
    if (toSend(run).length > 0) timer = setTimeout(() => void step(), 0);
    else if (run.devices.some(isUnderWay)) timer = setTimeout(() => void step(), EVERY);
  };
  readAt = currentTime();
  void step();
  return {
    get: () => run,
    trouble: () => trouble,
    dispatch: (event) => {
      if (event.type === 'resume') trouble = undefined;
      happen(event);
      void step();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    end: () => {
      ended = true;
      clearTimeout(timer);
      listeners.clear();
    },
  };
}
