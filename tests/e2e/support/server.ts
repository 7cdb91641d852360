import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** The console's own server on a port of its own, as `npm start` runs it. */
export interface RunningServer {
  readonly origin: string;
  readonly port: number;
  /** What it printed when it was there. */
  readonly said: string;
  /** Ends it, at once where it is killed. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

async function freePort(): Promise<number> {
  const holder = createServer().listen(0);
  await once(holder, 'listening');
  const address = holder.address();
  holder.close();
  await once(holder, 'close');
  if (!address || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/**
 * Starts the built server on a free port, or on one that a page knows already, and waits until it says that it listens.
 */
export async function startServer(env: Readonly<Record<string, string>>, known?: number): Promise<RunningServer> {
  const port = known ?? (await freePort());
  const child: ChildProcess = spawn(process.execPath, ['dist/server/server.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      CAPTCHA_FIXED: '1234',
      CALL_LOG: `test-results/e2e/calls-${port}.txt`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout?.on('data', (part: Buffer) => (said += String(part)));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`The server did not start. ${said}`)));
  while (!said.includes('\n  Energy cloud console:'))
    await Promise.race([child.stdout && once(child.stdout, 'data'), ended]);
  return {
    origin: `http://localhost:${port}`,
    port,
    said,
    stop: async (signal = 'SIGTERM') => {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
