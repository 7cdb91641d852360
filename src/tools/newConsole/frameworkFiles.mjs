/* What of this project is the framework, and goes into the package that other consoles are built on. Plain Node. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const PARTS = [
  'src',
  'mocks',
  'schemas',
  'resources',
  'locales',
  'deploy',
  'tests',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  '.oxlintrc.json',
];
/** Administration of accounts comes with it, and what backend and contract tests of every console stand on. */
const OWN = [
  /^src\//,
  /^mocks\/(?!areas\/|menus\/)/,
  /^mocks\/areas\/(?:generated|playground)\//,
  /^schemas\/(?:account\/|services\.ts|contract\/parts\/)/,
  /^resources\/(?:account|playground|public)\//,
  /^locales\/(?:account|charts|common|first|import|lists|measures|numbers|pickers|playground|ra|report|shell|sign-in|slots|tabs|versions|widgets|workflow)\//,
  /^deploy\//,
  /^tests\/(?:contract\/(?!otherCloud|console|conditions|configShow|specification)|page\/|time\/|fixtures\/mocks\/areas\/lab\/module\.ts|lint\/(?:imports|clocks|clockReads|keys|keyHandlers|records|sources)\.mjs)/,
  /^[^/]+$/,
];
const LEFT_OUT = /\.test\.tsx?$|__snapshots__|\.DS_Store/;
const KEPT_TESTS = /^tests\/contract\/(?:resource|report)\.test\.ts$/;

function* filesBelow(root, path) {
  const full = join(root, path);
  if (!statSync(full).isDirectory()) yield path;
  else for (const name of readdirSync(full).sort()) yield* filesBelow(root, `${path}/${name}`);
}

/** Paths of its files, relative to the project. */
export function frameworkFiles(root) {
  const all = PARTS.flatMap((part) => [...filesBelow(root, part)]);
  return all.filter((path) => OWN.some((one) => one.test(path)) && (!LEFT_OUT.test(path) || KEPT_TESTS.test(path)));
}
