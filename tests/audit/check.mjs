/*
 * npm run audit   what of the packages needs somebody: holes the registry knows of, licences, scripts at installation,
 *                 packages nobody imports, and major versions that are not taken. Once a week, and with every release.
 *
 * What the registry does not answer was not looked at, and is not green. Ends with 'N passed, N failed, N not looked
 * at'. Plain Node.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { belowFirstSafe, lockedPackages, unfree, unheld, withScripts } from './lockfile.mjs';
import { advisories, outdatedMajors } from './registry.mjs';
import { packagesIn, usageProblems } from './usage.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
/** Whoever cannot reach the registry is told so and does not wait for it, ms. */
const LONGEST = 120_000;
const SOURCE = /\.(?:[cm]?[jt]sx?|json|html)$/;
const NO_SOURCE = /^package(?:-lock)?\.json$|^tests\/(?:fixtures|audit)\//;
const read = (path) => readFileSync(path, 'utf8');
const count = { passed: 0, failed: 0, open: 0 };

function tell(title, { problems = [], held = [], unanswered }) {
  const [mark, key] =
    unanswered !== undefined ? ['?   ', 'open'] : problems.length > 0 ? ['FAIL', 'failed'] : ['ok  ', 'passed'];
  count[key] += 1;
  const said =
    unanswered !== undefined
      ? [`not looked at: the registry answered ${unanswered}`]
      : [...problems, ...held.map((one) => `held: ${one}`)];
  console.log(`${mark} ${title}${said.map((one) => `\n     ${one}`).join('')}`);
}

function npm(...args) {
  const { stdout, status } = spawnSync('npm', args, {
    encoding: 'utf8',
    timeout: LONGEST,
    shell: process.platform === 'win32',
  });
  return { text: stdout ?? '', status };
}

const packages = lockedPackages();
const reasons = JSON.parse(read('tests/audit/reasons.json'));
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => SOURCE.test(path) && !NO_SOURCE.test(path) && existsSync(path));
const used = new Set(sources.flatMap((path) => [...packagesIn(read(path))]));
const installed = new Set(packages.map(({ name }) => name));

tell(`sums of ${packages.length} packages`, { problems: unheld(packages) });
tell('scripts at installation', { problems: withScripts(packages) });
tell(`licences of ${packages.filter(({ dev }) => !dev).length} packages that may be shipped`, {
  problems: unfree(packages),
});
tell('holes that are known by hand', { problems: belowFirstSafe(packages) });
tell(`imports of ${sources.length} sources`, {
  problems: usageProblems(JSON.parse(read('package.json')), used, reasons.kept, installed),
});
tell('advisories', advisories(npm('audit', '--json').text));
const outdated = npm('outdated', '--json');
tell('major versions', outdatedMajors(outdated.text, reasons.held, outdated.status));
console.log(`${count.passed} passed, ${count.failed} failed, ${count.open} not looked at`);
process.exitCode = count.failed + count.open > 0 ? 1 : 0;
