import { beforeEach, describe, expect, it } from 'vitest';
import type { Access, RouteGrant } from '@/access/access';
import { currentPlatform, readMenuMemory, startPath, writeMenuMemory } from './menuMemory';

const grant = (path: string, platform: string): RouteGrant => ({
  path,
  target: { kind: 'page', key: 'x' },
  codes: new Set(),
  name: path,
  nameEn: path,
  platform,
  trail: [],
});
const access: Access = {
  platforms: [
    { code: 'empty', name: 'Empty', nameEn: 'Empty', menus: [] },
    { code: 'hems', name: 'Hems', nameEn: 'Hems', menus: [], first: '/home' },
    { code: 'iot', name: 'IoT', nameEn: 'IoT', menus: [], first: '/iot' },
  ],
  routes: new Map(
    [grant('/home', 'hems'), grant('/iot', 'iot'), grant('/iot/brand', 'iot')].map((one) => [one.path, one]),
  ),
  pathOf: new Map(),
  diagnostics: [],
};

beforeEach(() => localStorage.clear());

// covers FE-101..FE-103
describe('menu memory', () => {
  it('opens the remembered item', () => {
    writeMenuMemory('7', { path: '/iot/brand' });
    writeMenuMemory('7', { collapsed: true });
    expect(readMenuMemory('7')).toEqual({ userId: '7', path: '/iot/brand', collapsed: true });
    expect(startPath(access, readMenuMemory('7'))).toBe('/iot/brand');
    expect(currentPlatform(access, undefined, readMenuMemory('7'))?.code).toBe('iot');
  });

  it('falls back to the first granted item when the remembered one is no longer granted', () => {
    writeMenuMemory('7', { path: '/gone' });
    expect(startPath(access, readMenuMemory('7'))).toBe('/home');
    expect(currentPlatform(access, undefined, readMenuMemory('7'))?.code).toBe('hems');
  });

  it('keeps nothing of another user', () => {
    writeMenuMemory('7', { path: '/iot', collapsed: true });
    expect(readMenuMemory('8')).toEqual({ userId: '8', collapsed: false });
  });

  it.each([['[]'], ['"x"'], ['{"a":'], ['{"userId":"7","path":3,"collapsed":"yes"}']])(
    'survives a damaged entry %s',
    (text) => {
      localStorage.setItem('console.menu', text);
      expect(readMenuMemory('7')).toMatchObject({ userId: '7', collapsed: false });
      expect(startPath(access, readMenuMemory('7'))).toBe('/home');
    },
  );

  it('has nowhere to go without a route', () => {
    expect(startPath({ ...access, platforms: [], routes: new Map() }, readMenuMemory('7'))).toBeUndefined();
  });
});
