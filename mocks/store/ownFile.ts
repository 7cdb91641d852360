import { objectOf } from '@/schema';
import { machineTime } from '@/schema/dates';
import { closeSync, openSync, readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';

/** A sign of life is written this often, and believed for three times as long. */
const BEAT = 5000;
/**
 * Where numbers of processes mean the same: two containers have a process 1 each, and two machines may have the same
 * name.
 */
function space(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${hostname()} ${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname(); // no Linux
  }
}

interface Mark {
  readonly pid: number;
  readonly space: string;
  /** Of this one start: a number of a process is given away again. */
  readonly id: string;
}

function readMark(file: string): Mark | undefined {
  try {
    const said = new Map<string, unknown>(Object.entries(objectOf(JSON.parse(readFileSync(file, 'utf8')))));
    const [pid, where, id] = [said.get('pid'), said.get('space'), said.get('id')];
    return typeof pid === 'number' && typeof where === 'string' && typeof id === 'string'
      ? { pid, space: where, id }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a process of this space runs; of another user's it is only known that it does. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0); // signal 0 only asks
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const beatOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/**
 * Whether the owner of a mark, which may be of an earlier version, lives: asked of the system where it can be told
 * there, else its signs of life are waited for.
 */
function lives(file: string, mark: Mark | undefined, every: number): boolean {
  if (mark?.space === space()) return mark.pid !== process.pid && runs(mark.pid);
  const first = beatOf(file);
  const age = machineTime() - first;
  if (age > 3 * every) return false;
  for (let waited = 0; waited < 3 * every - Math.max(0, age); waited += every / 20) {
    pause(every / 20);
    if (beatOf(file) !== first) return true;
  }
  return false;
}

function write(file: string, mark: Mark): boolean {
  try {
    const made = openSync(file, 'wx'); // of two that come at once one is refused
    writeSync(made, JSON.stringify(mark));
    closeSync(made);
    return true;
  } catch {
    return false;
  }
}

/** What owning a file gives. */
export interface Owned {
  /** Throws when another process has taken the file over meanwhile: nothing may be written any more. */
  check(): void;
  release(): void;
}

/**
 * Makes this process the only user of a database file, also among containers that share a folder. Throws when another
 * one lives; what a killed process left is taken over. The database's own lock is a directory that survives its
 * process, so a stale one is removed here.
 */
export function ownFile(file: string, every = BEAT): Owned {
  const path = `${file}.owner`;
  const mark: Mark = { pid: process.pid, space: space(), id: crypto.randomUUID() };
  const inUse = (other: Mark | undefined) =>
    new Error(
      `${file} is in use by ${other ? `process ${other.pid} of ${other.space.split(' ')[0]}` : 'another process'}. Stop it, or set DATA_FILE to another file.`,
    );
  const former = readMark(path);
  if (beatOf(path) > 0 && lives(path, former, every)) throw inUse(former);
  if (readMark(path)?.id === former?.id) rmSync(path, { force: true });
  if (!write(path, mark)) throw inUse(readMark(path));
  rmSync(`${file}.lock`, { recursive: true, force: true });
  const isOwn = () => readMark(path)?.id === mark.id;
  const beat = setInterval(() => {
    try {
      const now = machineTime() / 1000;
      if (isOwn()) utimesSync(path, now, now);
    } catch {
      clearInterval(beat); // the folder was removed under us; there is nothing left to own
    }
  }, every);
  beat.unref();
  return {
    check: () => {
      const other = readMark(path);
      if (other && other.id !== mark.id) throw inUse(other);
    },
    release: () => {
      clearInterval(beat);
      if (isOwn()) rmSync(path, { force: true });
    },
  };
}
