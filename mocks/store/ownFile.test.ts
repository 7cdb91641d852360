import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownFile } from './ownFile';

/** Of signs of life, in ms. */
const EVERY = 200;

let folder = '';
let other: ChildProcess | undefined;
const file = () => join(folder, 'console.db');
const mark = () => `${file()}.owner`;
const leave = (said: object | string) => {
  writeFileSync(mark(), typeof said === 'string' ? said : JSON.stringify(said));
  utimesSync(mark(), Date.now() / 1000, Date.now() / 1000); // tests take place at a time of their own
};
/** A process of somewhere else that keeps a mark alive. */
async function beating(): Promise<void> {
  const script = `let at = ${Date.now() / 1000}; setInterval(() => require('node:fs').utimesSync(${JSON.stringify(mark())}, at += 0.01, at), 10); console.log('on')`;
  other = spawn(process.execPath, ['-e', script]);
  await new Promise((resolve) => other?.stdout?.once('data', resolve));
}
/** As this process says it of itself. */
const own = (): { readonly pid: number; readonly space: string } => {
  const owned = ownFile(file(), EVERY);
  const said = JSON.parse(readFileSync(mark(), 'utf8')) as { readonly pid: number; readonly space: string };
  owned.release();
  return said;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-'));
});
afterEach(() => {
  other?.kill('SIGKILL');
  other = undefined;
  rmSync(folder, { recursive: true, force: true });
});

it('is given back', () => {
  const first = ownFile(file(), EVERY);
  expect(existsSync(mark())).toBe(true);
  first.release();
  expect(existsSync(mark())).toBe(false);
  ownFile(file(), EVERY).release();
});

it('is refused while another process of this machine has it, and taken over when that is gone', async () => {
  other = spawn(process.execPath, ['-e', "setInterval(() => {}, 1000); console.log('on')"]);
  await new Promise((resolve) => other?.stdout?.once('data', resolve));
  const { space } = own();
  leave({ pid: other.pid, space, id: 'other' });
  expect(() => ownFile(file(), EVERY)).toThrow(`is in use by process ${other.pid}`);
  const ended = new Promise((resolve) => other?.once('exit', resolve));
  other.kill('SIGKILL');
  await ended;
  ownFile(file(), EVERY).release();
});

it('is refused while a container with the same number of process has it, and taken over when that gives no sign of life', async () => {
  leave({ pid: process.pid, space: 'elsewhere pid:[1]', id: 'other' });
  await beating();
  expect(() => ownFile(file(), EVERY)).toThrow(`is in use by process ${process.pid} of elsewhere`);
  const ended = new Promise((resolve) => other?.once('exit', resolve));
  other?.kill('SIGKILL');
  await ended;
  leave({ pid: process.pid, space: 'elsewhere pid:[1]', id: 'other' });
  ownFile(file(), EVERY).release();
});

it('of an earlier version is waited for, too', async () => {
  leave('1');
  await beating();
  expect(() => ownFile(file(), EVERY)).toThrow('is in use by another process');
});

it('that was taken over meanwhile is written no more, and is not given back by who lost it', () => {
  const first = ownFile(file(), EVERY);
  first.check();
  leave({ pid: 1, space: 'elsewhere', id: 'other' });
  expect(() => first.check()).toThrow('is in use by process 1 of elsewhere');
  first.release();
  expect(existsSync(mark())).toBe(true);
});
