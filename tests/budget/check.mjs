/*
 * npm run budget            holds the built console to tests/budget/budget.json
 * npm run budget -- --scale builds it with 10 and with 1,000 schemas and compares their start-up
 * Prints a table and 'N passed, N failed'; exit code 1 when something is over its limit.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { launch } from './launch.mjs';
import { compareScale } from './scale.mjs';
import { serveBuild } from './serveBuild.mjs';
import { bytesOf, scriptsOf, visit } from './visit.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const client = `${root}/dist/client`;

/** Of a home that has everything. */
const DASHBOARD = '/homeManagement/home/homeDetail/dashboard?id=100001';

/** Words that minifying leaves in the parts of the console that the sign-in must not wait for. */
const FORBIDDEN = {
  MUI: /Mui(?:Paper|Button|Input|Table|Popover)/,
  'react-admin': /ra\.(?:action|page|notification|message)\./,
  ECharts: /zrender|echarts/i,
  'the encryption of passwords': /Message too long for RSA/,
};

function forbiddenIn(files, schemaFiles) {
  const parts = files.flatMap((file) => {
    const text = readFileSync(`${client}/${file}`, 'utf8');
    return Object.entries(FORBIDDEN).flatMap(([what, mark]) => (mark.test(text) ? [`${what} in ${file}`] : []));
  });
  return [...parts, ...files.filter((file) => schemaFiles.has(file)).map((file) => `a schema: ${file}`)];
}

async function measure() {
  const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'));
  const schemaFiles = new Set(
    Object.entries(manifest).flatMap(([key, { file }]) => (key.startsWith('schemas/') ? [file] : [])),
  );
  const files = (requests) => [...new Set(scriptsOf(requests).map(({ url }) => new URL(url).pathname.slice(1)))];
  const schemas = (requests) => files(requests).filter((file) => schemaFiles.has(file));
  const scripts = readdirSync(`${client}/assets`)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(`${client}/assets/${name}`));
  const sizes = scripts.map((script) => gzipSync(script).length);

  const server = await serveBuild(root);
  const browser = await launch();
  try {
    const { form, typing, list, next, page, time, requests } = await visit(browser, server.url, {
      second: '/platform/operationLog',
      third: DASHBOARD,
    });
    const forbidden = forbiddenIn(files(form), schemaFiles);
    for (const part of forbidden) console.error(`Loaded before sign-in: ${part}`);
    console.log(
      `While typing: ${bytesOf(typing)} bytes. From submit to rows: ${bytesOf(list)} bytes, ${time.toFixed(0)} ms.`,
    );
    return {
      signIn: bytesOf(scriptsOf(form)),
      signInAll: bytesOf(form),
      firstList: bytesOf(scriptsOf([...form, ...typing, ...list])),
      firstListAll: bytesOf([...form, ...typing, ...list]),
      requests,
      firstSchemas: schemas([...form, ...typing, ...list]).length,
      nextSchemas: schemas(next).length,
      dashboard: bytesOf(page),
      otherHosts: [...form, ...typing, ...list, ...next, ...page].filter(({ url }) => !url.startsWith(`${server.url}/`))
        .length,
      forbidden: forbidden.length,
      largestChunk: Math.max(...sizes),
      hinted: scripts.filter((script) => script.indexOf('//# allFunctionsCalledOnLoad\n') === 0).length,
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}

function report(measured, budget) {
  const lines = Object.entries(budget).map(([key, { label, limit, least = 0 }]) => {
    const isGood = measured[key] >= least && measured[key] <= limit; // nothing at all was not measured
    return { what: label, measured: measured[key], limit, ok: isGood ? 'yes' : 'NO' };
  });
  console.table(lines);
  const failed = lines.filter(({ ok }) => ok === 'NO').length;
  console.log(`budget: ${lines.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

if (process.argv.includes('--scale')) report(...(await compareScale(root)));
else report(await measure(), JSON.parse(readFileSync(new URL('budget.json', import.meta.url), 'utf8')));
