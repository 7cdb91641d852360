import { currentSession, onSessionChange } from '@/access';
import { driveWaves, type WaveDrive, type WavePorts } from './driveWaves';
import { isUnderWay, type startWaves } from './waveRun';

/*
 * Waves belong to the window and not to a page: they go on while other pages are looked at. Closing the window
 * ends them, so the browser asks before; signing out ends them at once.
 */
const drives = new Map<string, WaveDrive>();
const listeners = new Set<() => void>();
const tell = () => [...listeners].forEach((listener) => listener());

const mindsLeaving = (drive: WaveDrive): boolean =>
  drive.get().status === 'running' || drive.get().devices.some(isUnderWay);

function holdUp(event: BeforeUnloadEvent): void {
  if ([...drives.values()].some(mindsLeaving)) event.preventDefault();
}

function forget(firmwareId: string): void {
  drives.get(firmwareId)?.end();
  drives.delete(firmwareId);
  if (drives.size === 0) window.removeEventListener('beforeunload', holdUp);
  tell();
}

let owner: string | undefined;
let watched = false;
/** Waves end with the session of whoever began them; a new token of the same user changes nothing. */
function watchSession(): void {
  owner = currentSession()?.userId;
  if (watched) return;
  watched = true;
  onSessionChange((session) => {
    if (session?.userId !== owner) [...drives.keys()].forEach(forget);
  });
}

/** The waves of this window, by the package they install. */
export const waveDrives = {
  of: (firmwareId: string): WaveDrive | undefined => drives.get(firmwareId),
  start: (firmwareId: string, plan: Parameters<typeof startWaves>[0], ports: WavePorts): void => {
    watchSession();
    drives.get(firmwareId)?.end();
    drives.set(firmwareId, driveWaves(plan, ports));
    window.addEventListener('beforeunload', holdUp);
    tell();
  },
  forget,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
