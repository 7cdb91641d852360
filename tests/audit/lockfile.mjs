/*
 * What the lockfile says of packages: where they come from, under which licences, and what runs when they are
 * installed. Plain Node.
 */
import { readFileSync } from 'node:fs';

/** Licences that want to be named, and nothing more. */
const FREE =
  /^(?:MIT|ISC|0BSD|BSD|BSD-[23]-Clause|Apache-2\.0|\(MPL-2\.0 OR Apache-2\.0\)|\(MIT AND Zlib\)|MIT OR SEE LICENSE IN FEEL-FREE\.md)$/;
/** Looked at: core-js asks for donations, msw puts its worker where package.json says so. */
const KNOWN_SCRIPTS = new Set(['core-js', 'msw']);
/** The first version without a known hole; looked through by hand with every release. */
const FIRST_SAFE = { echarts: '6.1.0', 'react-router': '7.12.0', dompurify: '3.3.2', 'react-admin': '4.7.6' };

/** Every package of package-lock.json: what it says of it, with its name. */
export function lockedPackages(root = '.') {
  const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'));
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, one]) => ({ ...one, name: path.replace(/^.*node_modules\//, '') }));
}

/** Packages that are not held by a sum, or come from elsewhere than a registry. */
export const unheld = (packages) =>
  packages
    .filter(
      ({ integrity = '', resolved = '' }) =>
        !integrity.startsWith('sha512-') || /^(?:git|http:)|github\.com/.test(resolved),
    )
    .map(
      ({ name, resolved }) =>
        `${name} has no sha512 sum, or comes from a repository${resolved ? `: ${resolved}` : ''}.`,
    );

/** Packages that run something of their own when they are installed. */
export const withScripts = (packages) =>
  packages
    .filter(({ name, hasInstallScript }) => hasInstallScript && !KNOWN_SCRIPTS.has(name))
    .map(
      ({ name }) => `${name} runs a script when it is installed. Look at it; then name it in tests/audit/lockfile.mjs.`,
    );

/** Packages of the build whose licence asks for more than to be named, or that name none. */
export const unfree = (packages) =>
  packages
    .filter(({ dev, license = '' }) => !dev && !FREE.test(license))
    .map(({ name, license }) => {
      const under = license ? `“${license}”` : 'no licence it names';
      return `${name} is shipped under ${under}. Read it; then name it in tests/audit/lockfile.mjs, or do without.`;
    });

const numbers = (version) => version.split(/[.-]/).slice(0, 3).map(Number);
function isBefore(version, other) {
  const [have, need] = [numbers(version), numbers(other)];
  const first = need.findIndex((part, index) => part !== have[index]);
  return first >= 0 && have[first] < need[first];
}

/** Packages below the version that closed a known hole. */
export const belowFirstSafe = (packages) =>
  packages
    .filter(({ name, version }) => FIRST_SAFE[name] && isBefore(version, FIRST_SAFE[name]))
    .map(({ name, version }) => `${name} ${version} has a known hole, which ${FIRST_SAFE[name]} closed.`);
