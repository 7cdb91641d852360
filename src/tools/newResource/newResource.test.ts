// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const roots: string[] = [];
const made = () => {
  const root = mkdtempSync(join(tmpdir(), 'new-resource-'));
  roots.push(root);
  return root;
};
const run = (root: string, ...args: string[]) => spawnSync(process.execPath, ['src/tools/new-resource.mjs', ...args, '--root', root], { encoding: 'utf8' });
const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8');
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

describe('npm run new:resource', () => {
  it('writes a schema and its texts in both languages from a few words', () => {
    const root = made();
    const { status, stdout } = run(root, 'iot/device-group', 'name:text!=Group|分组', 'status:enum(0,on)', 'power:number(kW)', 'brand:ref(iot/brand)', 'remark:longtext');
    expect(status).toBe(0);
    const schema = read(root, 'schemas/iot/device-group.ts');
    for (const line of ['export const deviceGroup =', "name: text({ required: true })", "status: enumeration([0, 'on'])", "unit: 'kW'", "reference('iot/brand')", 'multiline: true', "filters: ['name', 'status']"]) {
      expect(schema).toContain(line);
    }
    const [en, zh] = ['en', 'zh'].map((locale) => JSON.parse(read(root, `locales/iot/${locale}.json`)).resources['iot/device-group']);
    expect([en.fields.name, zh.fields.name, zh.fields.power]).toEqual(['Group', '分组', '功率']);
    expect(Object.keys(en.enums.status)).toEqual(Object.keys(zh.enums.status));
    expect(stdout).toMatch(/Still in English/);
  });

  it('reads an OpenAPI document', () => {
    const root = made();
    expect(run(root, 'iot/brand', '--openapi', 'tests/fixtures/openapi.json').status).toBe(0);
    const schema = read(root, 'schemas/iot/brand.ts');
    for (const line of ["base: '/iot/v1/brand'", "edit: 'POST edit'", 'brandName: text({ required: true, max: 60 })', 'founded: date()', 'createTime: dateTime({ readOnly: true })', 'options: json()']) {
      expect(schema).toContain(line);
    }
    expect(schema).not.toContain('delete:');
  });

  it('overwrites nothing, and says what is wrong', () => {
    const root = made();
    expect(run(root, 'iot/brand', 'name:text').status).toBe(0);
    for (const [args, reason] of [[['iot/brand', 'name:text'], 'exists already'], [['brand', 'name:text'], 'Usage'], [['iot/x', 'name:colour'], 'is not a kind'], [['iot/x', 'a:enum'], 'values or target'], [['iot/x'], 'No fields']] as const) {
      const { status, stderr } = run(root, ...args);
      expect([status, stderr]).toEqual([1, expect.stringContaining(reason)]);
    }
  });
});
