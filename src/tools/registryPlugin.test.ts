import { resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { registryPlugin } from './registryPlugin';

/** What the plugin answers for a module while developing or building. */
async function loaded(command: 'serve' | 'build', id: string): Promise<string> {
  const { configResolved, load } = registryPlugin();
  const config = await resolveConfig({ configFile: false, root: process.cwd() }, command);
  if (typeof configResolved === 'function') await Reflect.apply(configResolved, {}, [config]);
  const answer: unknown = typeof load === 'function' ? await Reflect.apply(load, {}, [`\0${id}`]) : '';
  return String(answer);
}

describe('the registry of a build', () => {
  it('names every schema and page, and one module an area', async () => {
    const names = await loaded('build', 'virtual:registry');
    for (const part of ['"account/tenant"', '"gallery/charts"', '"account": () => import("virtual:registry/account")', '/locales/*/*.json']) expect(names).toContain(part);
  });

  it('has nothing of the playground, which is there while developing', async () => {
    const built = await loaded('build', 'virtual:registry');
    expect(built).toContain('"!/locales/playground/*.json"');
    expect(built.replace('!/locales/playground/*.json', '')).not.toContain('playground');
    expect(await loaded('serve', 'virtual:registry')).toContain('"playground/schema"');
  });

  it('tells of an edited schema only while developing', async () => {
    expect(await loaded('serve', 'virtual:registry/iot')).toContain('import.meta.hot');
    expect(await loaded('build', 'virtual:registry/iot')).not.toContain('import.meta.hot');
  });
});
