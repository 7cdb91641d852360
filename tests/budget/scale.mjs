/* Whether a console of 1,000 schemas starts as fast as one of 10: both are built, visited in turns and compared. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCopy, copyProject } from '../copyProject.mjs';
import { launch } from './launch.mjs';
import { serveBuild } from './serveBuild.mjs';
import { bytesOf, visit } from './visit.mjs';

const RUNS = 9;
const SHARE = 1.05;
const AREAS = 20;
const WORDS = ['meter', 'inverter', 'battery', 'charger', 'tariff', 'contract', 'alarm', 'site', 'gateway', 'forecast'];

const schema = (name, constant) => `import { dateTime, defineResource, enumeration, number, text } from '@/dsl';
export const ${constant} = defineResource({
  name: '${name}',
  api: '/${name}',
  fields: { name: text({ required: true, max: 60 }), status: enumeration([0, 1, 2]), power: number({ unit: 'kW' }), updateTime: dateTime({ readOnly: true }) },
  list: { filters: ['name', 'status'] },
});
`;

const texts = (names) =>
  JSON.stringify({
    resources: Object.fromEntries(
      names.map((name) => [
        name,
        {
          name,
          one: name,
          fields: { name: 'Name', status: 'Status', power: 'Power', updateTime: 'Updated' },
          enums: { status: { 0: 'Off', 1: 'On', 2: 'Fault' } },
        },
      ]),
    ),
  });

/** A copy of the project with that many more schemas in areas of their own, built. */
function build(root, count) {
  const copy = copyProject(root, `scale-${count}`);
  const areas = new Map();
  for (let index = 0; index < count; index += 1) {
    const area = `area-${index % AREAS}`;
    areas.set(area, [...(areas.get(area) ?? []), `${area}/${WORDS[index % WORDS.length]}-${index}`]);
  }
  for (const [area, names] of areas) {
    mkdirSync(join(copy, 'schemas', area), { recursive: true });
    mkdirSync(join(copy, 'locales', area), { recursive: true });
    for (const name of names)
      writeFileSync(join(copy, 'schemas', `${name}.ts`), schema(name, name.split('/')[1].replace('-', '')));
    for (const locale of ['en', 'zh']) writeFileSync(join(copy, 'locales', area, `${locale}.json`), texts(names));
  }
  buildCopy(copy);
  return copy;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** [measured, limits] of the large console, the limits being the small one's figures and 5 %. */
export async function compareScale(root) {
  const copies = { small: build(root, 10), large: build(root, 1000) };
  const servers = { small: await serveBuild(copies.small), large: await serveBuild(copies.large) };
  const browser = await launch();
  const seen = { small: [], large: [] };
  try {
    for (const name of ['small', 'large']) await visit(browser, servers[name].url); // warms both
    for (let run = 0; run < RUNS; run += 1) {
      for (const name of run % 2 === 0 ? ['small', 'large'] : ['large', 'small']) {
        const begin = performance.now();
        const { form, typing, list, time } = await visit(browser, servers[name].url);
        seen[name].push({ bytes: bytesOf([...form, ...typing, ...list]), time, whole: performance.now() - begin });
      }
    }
  } finally {
    await browser.close();
    await Promise.all(Object.values(servers).map((server) => server.stop()));
    for (const copy of Object.values(copies)) rmSync(copy, { recursive: true, force: true });
  }
  const figure = (name, key) => Math.round(median(seen[name].map((one) => one[key])));
  const budget = (label, key) => ({
    label: `${label} (10 schemas: ${figure('small', key)})`,
    limit: Math.round(figure('small', key) * SHARE),
  });
  return [
    { bytes: figure('large', 'bytes'), time: figure('large', 'time') },
    {
      bytes: budget('Bytes until the first list with 1,000 schemas', 'bytes'),
      time: budget('Milliseconds from submit to rows', 'time'),
    },
  ];
}
