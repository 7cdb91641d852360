import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { machineTime } from '@/schema/dates/currentTime';

/** A sign of life is written this often, and believed for three times as long. */
const BEAT = 5000;

function livingOwner(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    if (pid === process.pid || machineTime() - statSync(file).mtimeMs > 3 * BEAT) return undefined;
    process.kill(pid, 0); // signal 0 only asks whether the process exists
    return pid;
  } catch {
    return undefined;
  }
}

/**
 * Makes this process the only user of a database file; returns how to give it back.
 * The database's own lock is a directory that survives a killed process, so a stale one is removed here.
 */
export function ownFile(file: string): () => void {
  const mark = `${file}.owner`;
  const other = livingOwner(mark);
  if (other !== undefined) throw new Error(`${file} is in use by process ${other}. Stop it, or set DATA_FILE to another file.`);
  writeFileSync(mark, String(process.pid));
  rmSync(`${file}.lock`, { recursive: true, force: true });
  const beat = setInterval(() => {
    try {
      const now = machineTime() / 1000;
      utimesSync(mark, now, now);
    } catch {
      clearInterval(beat); // the folder was removed under us; there is nothing left to own
    }
  }, BEAT);
  beat.unref();
  return () => {
    clearInterval(beat);
    rmSync(mark, { force: true });
  };
}
