/*
 * Formats the sources that differ from the last commit, so that a change shows what it changes and nothing else.
 * `--check` only tells which are not formatted, `--all` takes every source. Plain Node.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const flags = new Set(process.argv.slice(2));
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n');
const sources = flags.has('--all') ? git('ls-files') : [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
const files = sources.filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.startsWith('tests/fixtures/generated/') && existsSync(file));

if (files.length === 0) console.log('Nothing to format.');
else
  process.exit(
    spawnSync(process.execPath, ['node_modules/prettier/bin/prettier.cjs', flags.has('--check') ? '--check' : '--write', ...files], { stdio: 'inherit' })
      .status ?? 1,
  );
