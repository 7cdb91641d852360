/* Which packages sources import, against those package.json names. Plain Node. */

const IMPORTED =
  /(?:\bfrom|\bimport|\bimport\(|\brequire\(|\bresolve\()\s*['"]((?:@[a-z0-9-]+\/)?[a-z0-9][\w.-]*)(?:\/[^'"]*)?['"]/g;
/** Started or read where it is installed: `node_modules/vite/bin/vite.js`. */
const STARTED = /(?:node_modules\/|\bbin\(')((?:@[a-z0-9-]+\/)?[a-z0-9][\w.-]*)\//g;

/** Names of packages a source imports, starts or reads, whatever they are. */
export function packagesIn(text) {
  return new Set([IMPORTED, STARTED].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name)));
}

/**
 * Packages that are named and used by nothing, and those that are used and not named, which another version of a third
 * may take away.
 *
 * @param named `{dependencies, devDependencies}` of package.json
 * @param used names by `packagesIn`, of all sources
 * @param reasons why a package is named that no source imports, by its name
 * @param installed names of the lockfile: what else is imported is no package
 */
export function usageProblems({ dependencies = {}, devDependencies = {} }, used, reasons, installed) {
  const named = new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
  const unused = [...named].filter((name) => !used.has(name) && !Object.hasOwn(reasons, name));
  const unnamed = [...used].filter((name) => installed.has(name) && !named.has(name));
  const stale = Object.keys(reasons).filter((name) => !named.has(name) || used.has(name));
  return [
    ...unused.map(
      (name) =>
        `${name} is imported by nothing. Take it out of package.json, or say in tests/audit/reasons.json under "kept" why it is there.`,
    ),
    ...unnamed.sort().map((name) => `${name} is imported and not in package.json: whoever brings it may stop.`),
    ...stale.map(
      (name) =>
        `${name} is ${named.has(name) ? 'imported' : 'not in package.json'} now: its reason under "kept" in tests/audit/reasons.json can go.`,
    ),
  ];
}
