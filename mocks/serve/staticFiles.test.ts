import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSecurityHeaders } from './securityHeaders';
import { staticFiles } from './staticFiles';

const root = mkdtempSync(join(tmpdir(), 'client-'));
const request = async (path: string, init: RequestInit = {}) =>
  withSecurityHeaders(await staticFiles(join(root, 'client'))(new Request(`http://console.test${path}`, init)));

beforeAll(() => {
  mkdirSync(join(root, 'client/assets'), { recursive: true });
  writeFileSync(join(root, 'client/index.html'), '<p>console</p>');
  writeFileSync(join(root, 'client/assets/a-1.js'), 'x'.repeat(5000));
  writeFileSync(join(root, 'client/assets/a-1.js.map'), '{}');
  writeFileSync(join(root, 'secret.txt'), 'secret');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the files of the console', () => {
  it('answer the page, never kept, for every address of the console', async () => {
    for (const path of ['/', '/platform/tenant', '/index.html']) {
      const response = await request(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await response.text()).toBe('<p>console</p>');
    }
  });

  it('answer assets for a year, packed', async () => {
    const response = await request('/assets/a-1.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(200);
  });

  it.each([
    '/assets/gone.js',
    '/assets/a-1.js.map',
    '/.env',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%zz',
    '/gone.png',
  ])('are 404 at %s', async (path) => {
    const response = await request(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('are only read', async () => expect((await request('/', { method: 'POST' })).status).toBe(405));
});
