import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callLog } from './callLog';

describe('the log of calls', () => {
  it('keeps each call once, without the prefix of the brand and what was asked', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'call-log-')), 'new', 'calls.txt');
    const log = callLog(file);
    for (const path of [
      '/api/hems/web/station/list',
      '/api/vpp/web/station/list?pageNum=2',
      '/api/vpp/account/v3/web/user/page',
    ])
      log(new Request(`http://localhost${path}`, { method: 'POST' }));
    log(new Request('http://localhost/api/hems/web/station/list'));
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toEqual([
      'POST /web/station/list',
      'POST /account/v3/web/user/page',
      'GET /web/station/list',
    ]);
  });

  it('begins anew', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'call-log-')), 'calls.txt');
    callLog(file)(new Request('http://localhost/api/vpp/web/a'));
    callLog(file);
    expect(readFileSync(file, 'utf8')).toBe('');
  });
});
