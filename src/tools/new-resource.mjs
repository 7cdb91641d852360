/*
 * npm run new:resource -- iot/brand name:text!=Brand|品牌 status:enum(0,1) product:ref(iot/product) [--api /iot/brand]
 * npm run new:resource -- iot/brand --openapi cloud.json --entity Brand
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readOpenApi } from './newResource/openApi.mjs';
import { parseField } from './newResource/parseField.mjs';
import { pascal } from './newResource/words.mjs';
import { writeResource } from './newResource/writeResource.mjs';

const USAGE = `Usage: npm run new:resource -- <area>/<entity> <field>… [--api /base/path] [--root folder]
       npm run new:resource -- <area>/<entity> --openapi document.json [--entity Name]
Fields: name:kind(argument)!=English|中文   for example  name:text!  power:number(kW)  status:enum(0,1)  product:ref(iot/product)`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { api: { type: 'string' }, openapi: { type: 'string' }, entity: { type: 'string' }, root: { type: 'string' } },
  });
  const [name, ...given] = positionals;
  if (!name || !/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/.test(name)) throw new Error(USAGE);
  const read = values.openapi
    ? readOpenApi(JSON.parse(readFileSync(values.openapi, 'utf8')), values.entity ?? pascal(name.split('/')[1]))
    : { fields: given.map(parseField) };
  if (read.fields.length === 0) throw new Error(`No fields.\n${USAGE}`);
  const resource = { name, ...read, base: values.api ?? read.base ?? `/${name}` };
  const { written, untranslated } = writeResource(values.root ?? fileURLToPath(new URL('../..', import.meta.url)), resource);
  console.log(`Written:\n${written.map((path) => `  ${relative(process.cwd(), path)}`).join('\n')}`);
  if (untranslated.length > 0) console.log(`Still in English in the Chinese texts: ${untranslated.join(', ')}`);
  console.log(`List, detail, forms, filters, backend endpoints and contract tests exist now. A menu shows it: component "${name}".`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
