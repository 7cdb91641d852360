/*
 * Commands as somebody with a clean clone gives them: `doctor` at the built console's own backend, and `new:console`,
 * whose project is installed, checked, tested, built, started and upgraded. Packages are those of this repository:
 * nothing is downloaded. Ends with 'N passed, N failed'. Plain Node.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from '../browser.mjs';
import { checks, must } from './checks.mjs';
import { writePlainApp } from './plainApp.mjs';
import { serveBuild } from '../budget/serveBuild.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const { check, end } = checks();

/** Runs Node, or another program; throws with what it said when it fails. */
async function run(cwd, program, ...args) {
  const child = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, INIT_CWD: cwd, NO_COLOR: '1' },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
  const [status] = await once(child, 'close');
  const text = Buffer.concat(said).toString();
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${text}`);
  return text;
}

await check('doctor finds nothing wrong with the reference backend', async () => {
  const server = await serveBuild(root);
  try {
    await fetch(`${server.url}/api/vpp/account/v3/web/auth/pubKey`); // the backend has begun
    const identity = ['--account', 'platform_admin', '--password', 'Energy123', '--captcha', '1234'];
    const said = await run(root, process.execPath, 'src/tools/doctor.mjs', server.url, ...identity);
    must(/\b20 of 20 lists could be read/.test(said), said);
  } finally {
    await server.stop();
  }
});

const NAME = 'energy-console-framework';
const folder = mkdtempSync(join(tmpdir(), 'console-new-'));
const project = join(folder, 'depot');
const packages = join(project, 'node_modules');
const installed = join(packages, NAME);
const tool = (path, ...args) => run(project, process.execPath, join(packages, path), ...args);
const command = (...args) => run(project, process.execPath, join(installed, 'src/tools/package/console.mjs'), ...args);
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** A text of the project, in a file that the framework has, too. */
const OWN_TEXT = 'zzOwnText';

/** What is written in the parts of its build. */
const builtTexts = () =>
  readdirSync(join(project, 'dist/client/assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(project, 'dist/client/assets', name), 'utf8'));

/** Optional packages that every Vite app has. */
const PLAIN_TOOLS = new Set(['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite']);

/** Names of the packages of a folder: `@mui/material`, `react`. */
const namesIn = (modules) =>
  readdirSync(modules)
    .filter((one) => !one.startsWith('.'))
    .flatMap((one) => (one.startsWith('@') ? readdirSync(join(modules, one)).map((name) => `${one}/${name}`) : [one]));

/** Packages of this repository in another folder. */
function linkPackages(modules, names) {
  for (const name of names) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(realpathSync(join(root, 'node_modules', name)), join(modules, name));
  }
}

/** What `npm install` does with the package and those of this repository, which are there already. */
async function install(archive) {
  rmSync(installed, { recursive: true, force: true });
  mkdirSync(installed, { recursive: true });
  await run(project, 'tar', 'xzf', archive, '-C', installed, '--strip-components', '1');
}

/** The same package with a version before it. */
async function packBefore(archive, version) {
  const before = join(folder, 'before');
  mkdirSync(before);
  await run(folder, 'tar', 'xzf', archive, '-C', before, '--strip-components', '1');
  const manifest = join(before, 'package.json');
  writeFileSync(manifest, JSON.stringify({ ...readJson(manifest), version }));
  await run(before, 'npm', 'pack', '--silent', '--pack-destination', folder);
  return join(folder, `${NAME}-${version}.tgz`);
}

/** Whether everything that the package names is in it, or comes from a package that it names. */
function unmet({ dependencies, peerDependencies, exports }) {
  const files = Object.values(exports).flatMap((one) => (typeof one === 'string' ? [one] : Object.values(one)));
  return [
    ...files.filter((path) => !existsSync(join(installed, path))),
    ...Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => !existsSync(join(packages, name))),
  ];
}

try {
  let archive = '';
  await check('new:console writes an ordinary Vite project', async () => {
    await run(root, process.execPath, 'src/tools/new-console.mjs', project);
    const { version } = readJson(join(root, 'package.json'));
    archive = join(project, 'framework', `${NAME}-${version}.tgz`);
    must(existsSync(archive), readdirSync(join(project, 'framework')).join());
    for (const path of ['package.json', 'vite.config.ts', 'index.html', 'src/main.tsx', '.github/workflows/ci.yml'])
      must(existsSync(join(project, path)), path);
    linkPackages(packages, namesIn(join(root, 'node_modules')));
    await install(await packBefore(archive, '0.0.1'));
    must(
      unmet(readJson(join(installed, 'package.json'))).length === 0,
      unmet(readJson(join(installed, 'package.json'))),
    );
  });
  // Beside what follows: it has a copy of the package before another version takes its place.
  const plainApp = check(
    'an ordinary Vite app that has the package is checked and built without what is optional',
    async () => {
      const plain = join(folder, 'plain');
      writePlainApp(plain);
      const { peerDependenciesMeta } = readJson(join(installed, 'package.json'));
      const isThere = (name) => PLAIN_TOOLS.has(name) || !Object.hasOwn(peerDependenciesMeta, name);
      linkPackages(join(plain, 'node_modules'), namesIn(join(root, 'node_modules')).filter(isThere));
      cpSync(installed, join(plain, 'node_modules', NAME), { recursive: true });
      const inPlain = (path, ...args) => run(plain, process.execPath, join(plain, 'node_modules', path), ...args);
      await inPlain('typescript/bin/tsc');
      await inPlain('typescript/bin/tsc', '--module', 'nodenext', '--moduleResolution', 'nodenext');
      await inPlain('vite/bin/vite.js', 'build', '--logLevel', 'warn');
      const page = readFileSync(join(plain, 'dist/client/index.html'), 'utf8');
      must(page.includes('<div id="root"></div>'), `The app draws first, not the sign-in of a console:\n${page}`);
    },
  );
  await check('its types hold, and those of the package', async () => {
    await tool('typescript/bin/tsc', '--noEmit');
    const all = await tool('typescript/bin/tsc', '--noEmit', '--skipLibCheck', 'false').catch((error) => error.message);
    const own = all.split('\n').filter((line) => line.startsWith(`node_modules/${NAME}/`));
    must(own.length === 0, own.slice(0, 20).join('\n'));
  });
  await check('its tests pass, and the contract of its schema', async () => {
    const said = await tool('vitest/vitest.mjs', 'run');
    must(/contract\.test\.ts \(\d{2} tests\)/.test(said) && /Tests {2}\d{2} passed/.test(said), said);
  });
  await check('console check says that its schema holds', async () => {
    const said = await command('check', 'depot/part');
    must(said.includes('4 passed, 0 failed'), said);
  });
  await check('new:resource writes another schema in the names of the package', async () => {
    await command('new:resource', 'depot/shelf', 'name:text!', '--views');
    const written = ['schemas/depot/shelf.ts', 'resources/depot/shelf.views.tsx'].map((path) =>
      readFileSync(join(project, path), 'utf8'),
    );
    must(!/'@/.test(written.join().replaceAll("'@mui", '')), written.join('\n'));
  });
  await check('it is built, and answers pages and calls', async () => {
    const mine = join(project, 'locales/common/en.json');
    mkdirSync(dirname(mine), { recursive: true });
    writeFileSync(mine, JSON.stringify({ [OWN_TEXT]: OWN_TEXT }));
    await tool('vite/bin/vite.js', 'build', '--logLevel', 'warn');
    await tool('vite/bin/vite.js', 'build', '--ssr', '--outDir', 'dist/server', '--logLevel', 'warn');
    const server = await serveBuild(project);
    try {
      const page = await (await fetch(`${server.url}/depot/part`)).text();
      must(page.includes('signin-account') && page.includes('first.js'), page);
      const call = await (await fetch(`${server.url}/api/vpp/account/v3/web/auth/pubKey`)).json();
      must(call.code === '0000', JSON.stringify(call));
    } finally {
      await server.stop();
    }
    must(existsSync(join(project, 'dist/client/THIRD-PARTY-NOTICES.txt')), 'There are no notices.');
    const common = builtTexts().find((text) => text.includes(OWN_TEXT));
    const theirs = Object.keys(readJson(join(installed, 'locales/common/en.json')));
    must(common !== undefined, 'A text of the project is not in the build.');
    const lost = theirs.filter((key) => !common.includes(key));
    must(lost.length === 0, `A file of texts of the project takes away those of the framework: ${lost.join()}`);
  });
  await check('steps of its CI file and Dockerfile lead to what is there', async () => {
    const { scripts } = readJson(join(project, 'package.json'));
    const [ci, docker] = ['.github/workflows/ci.yml', 'Dockerfile'].map((path) =>
      readFileSync(join(project, path), 'utf8'),
    );
    const named = [...`${ci}${docker}`.matchAll(/npm (?:run )?(?!ci|run)([\w:]+)/g)].map(([, name]) => name);
    must(named.length > 4 && named.every((name) => scripts[name]), named.join());
    await command('pack');
    must(existsSync(join(project, 'dist/site/index.html.br')), 'Nothing was packed.');
    for (const [, path] of docker.matchAll(/^COPY --from=build \/console\/(\S+) /gm))
      must(existsSync(join(project, path)), `${path} of the Dockerfile is not there.`);
    must((statSync(join(installed, 'deploy/start.sh')).mode & 0o111) !== 0, 'start.sh cannot be started.');
  });
  await check('its list is seen in a browser', async () => {
    process.env.CHROMIUM = ensureBrowser();
    await tool('@playwright/test/cli.js', 'test', '-c', 'tests/e2e/playwright.config.ts');
  });
  await check('a later version takes the place of the one before, and what the project wrote stays', async () => {
    const manifest = join(project, 'package.json');
    const own = readJson(manifest);
    own.dependencies[NAME] = `file:framework/${NAME}-0.0.1.tgz`;
    own.scripts.mine = 'mine';
    writeFileSync(manifest, JSON.stringify(own));
    appendFileSync(join(project, 'vite.config.ts'), '// mine\n');
    const said = await run(root, process.execPath, 'src/tools/new-console.mjs', project, '--upgrade');
    must(said.includes(`${NAME}-0.0.1.tgz -> ${basename(archive)}`), said);
    const { dependencies, scripts } = readJson(manifest);
    must(dependencies[NAME] === `file:framework/${basename(archive)}` && scripts.mine === 'mine', said);
    must(
      readFileSync(join(project, 'vite.config.ts'), 'utf8').endsWith('// mine\n'),
      'vite.config.ts was written anew.',
    );
    await install(archive);
    must(readJson(join(installed, 'package.json')).version === readJson(join(root, 'package.json')).version, 'version');
    await tool('typescript/bin/tsc', '--noEmit');
    await tool('vitest/vitest.mjs', 'run', 'schemas');
    await tool('vite/bin/vite.js', 'build', '--logLevel', 'warn');
  });
  await plainApp;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
end();
