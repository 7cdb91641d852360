/* Builds the smallest react-admin app (tests/performance/floor) and resolves the folder it is in. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export async function buildFloor() {
  const outDir = here('../../node_modules/.cache/floor');
  await build({
    configFile: false,
    root: here('floor'),
    logLevel: 'warn',
    plugins: [react()],
    publicDir: false,
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 1500 },
  });
  return outDir;
}
