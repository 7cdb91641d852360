import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The console's own server on a port of its own, as `npm start` runs it. */
export interface RunningServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts the built server and waits until it says that it listens. */
export async function startServer(port: number, env: Readonly<Record<string, string>>): Promise<RunningServer> {
  const child: ChildProcess = spawn(process.execPath, ['dist/server/server.js'], {
    env: { ...process.env, PORT: String(port), CAPTCHA_FIXED: '1234', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = child.stdout ? once(child.stdout, 'data') : Promise.resolve();
  await Promise.race([said, once(child, 'exit').then(() => Promise.reject(new Error('The server did not start.')))]);
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
