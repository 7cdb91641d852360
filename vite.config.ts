import { defineConfig } from 'vitest/config';
import { consolePlugin, consoleTests } from './src/tools/vite/index.ts';

export default defineConfig({ plugins: [consolePlugin()], publicDir: 'resources/public', test: consoleTests() });
