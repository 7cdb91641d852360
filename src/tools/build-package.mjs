/*
 * npm run build:package                          writes the framework as an npm package into dist/package
 * npm run build:package -- --pack <folder>       and packs it there: energy-console-framework-<version>.tgz
 * npm run build:package -- --version 0.1.9 …     with another version than that of package.json
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './loadTool.mjs';
import { packFramework } from './newConsole/packFramework.mjs';

try {
  const text = { type: 'string' };
  const { values } = parseArgs({ options: { pack: { ...text, default: 'dist' }, version: text } });
  const folder = resolve(process.env.INIT_CWD ?? root, values.pack);
  const { file, built } = await packFramework(folder, { version: values.version });
  console.log(`  ${built.folder}: version ${built.version}, ${built.modules} modules\n  ${folder}/${file}`);
  console.log(`  doors: ${built.doors.join(' ')}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
