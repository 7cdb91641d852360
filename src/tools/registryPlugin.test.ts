import { resolveConfig } from 'vite';
import { describe, expect, it, vi } from 'vitest';
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
    for (const part of [
      '"account/tenant"',
      '"gallery/charts"',
      '"account": () => import("virtual:registry/account")',
      '"de": () => import("virtual:texts/de")',
    ])
      expect(names).toContain(part);
  });

  it('has nothing of the playground, which is there while developing', async () => {
    const built = await loaded('build', 'virtual:registry');
    expect(await loaded('build', 'virtual:texts/en')).toContain('["/locales/*/en.json","!/locales/playground/*.json"]');
    expect(built).not.toContain('playground');
    expect(await loaded('serve', 'virtual:registry')).toContain('"playground/schema"');
  });

  it('names apart which schemas may have a search, also by the parts they take', async () => {
    const searched: unknown = JSON.parse(
      (await loaded('build', 'virtual:searched')).replace(/^export default |;$/g, ''),
    );
    expect(searched).toEqual(expect.arrayContaining(['hems/home', 'hems/controller', 'hems/sn-tenant']));
    expect(searched).not.toContain('account/login-log');
    expect(await loaded('build', 'virtual:registry')).toContain('import("virtual:searched")');
  });

  it('tells of an edited schema only while developing', async () => {
    expect(await loaded('serve', 'virtual:registry/iot')).toContain('import.meta.hot');
    expect(await loaded('build', 'virtual:registry/iot')).not.toContain('import.meta.hot');
  });
});

describe('edited texts', () => {
  const told = (file: string, environment = 'client') => {
    const send = vi.fn();
    const { hotUpdate } = registryPlugin();
    const handler = typeof hotUpdate === 'object' ? hotUpdate.handler : undefined;
    const answer: unknown =
      handler && Reflect.apply(handler, { environment: { name: environment, hot: { send } } }, [{ file }]);
    return {
      answer,
      sent: send.mock.calls[0] as
        readonly [string, { readonly area: string; readonly locale: string; readonly messages: object }] | undefined,
    };
  };

  it('are sent to the page as they are, which is not loaded anew', () => {
    const { answer, sent } = told(`${process.cwd()}/locales/iot/zh.json`);
    expect(answer).toEqual([]);
    expect([sent?.[0], sent?.[1].area, sent?.[1].locale, Object.keys(sent?.[1].messages ?? {})]).toEqual([
      'registry:texts',
      'iot',
      'zh',
      expect.arrayContaining(['resources']),
    ]);
  });

  it.each([
    ['those of the sign-in, which loads them itself', `${process.cwd()}/locales/sign-in/en.json`, 'client'],
    ['what the reference backend reads', `${process.cwd()}/locales/iot/zh.json`, 'ssr'],
    ['half a file', '/nowhere/locales/iot/zh.json', 'client'],
  ])('are left to the development server: %s', (_what, file, environment) => {
    expect(told(file, environment)).toEqual({ answer: undefined, sent: undefined });
  });
});
