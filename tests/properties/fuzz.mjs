/*
 * Tries every property with many values, each time others: `npm run fuzz`, `npm run fuzz -- number date --runs 100000
 * --seed 7`. Names are those of the files in this folder; a seed that failed is told, and tries the same values again.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '10000' }, seed: { type: 'string' } },
});
const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31));
const files = positionals.length > 0 ? positionals.map((name) => `tests/properties/${name}`) : ['tests/properties'];

console.log(`${values.runs} values a property, seed ${seed}`);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests=false', ...files],
  {
    stdio: 'inherit',
    env: { ...process.env, FUZZ_RUNS: values.runs, FUZZ_SEED: seed },
  },
);
if (status !== 0)
  console.error(
    `\nAgain with these values: npm run fuzz -- ${positionals.join(' ')} --runs ${values.runs} --seed ${seed}`,
  );
process.exit(status ?? 1);
