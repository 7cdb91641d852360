import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { backendPlugin } from './mocks/serve/vitePlugin.ts';
import { registryPlugin } from './src/tools/registryPlugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [react(), backendPlugin(), registryPlugin()],
  publicDir: 'resources/public',
  resolve: { alias: { '@': here('src'), '@schemas': here('schemas'), '@mocks': here('mocks') } },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    copyPublicDir: process.argv.includes('--ssr') === false,
    chunkSizeWarningLimit: 900,
  },
  test: {
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost:3000/' } },
    pool: 'threads',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}', 'schemas/**/*.test.ts', 'resources/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts', 'tests/{contract,unit,schema}/**/*.test.{ts,tsx}'],
    server: { deps: { inline: ['jsencrypt'] } },
  },
});
