import { describe, expect, it } from 'vitest';
import { belowFirstSafe, unfree, unheld, withScripts } from './lockfile.mjs';
import { advisories, outdatedMajors } from './registry.mjs';
import { packagesIn, usageProblems } from './usage.mjs';

describe('advisories', () => {
  it('are told with what is affected, and where it stands', () => {
    const via = ['other', { title: 'Prototype pollution', url: 'https://example.org/1' }];
    const text = JSON.stringify({
      auditReportVersion: 2,
      vulnerabilities: { parts: { severity: 'high', range: '<1.2.0', via } },
    });
    expect(advisories(text)).toEqual({ problems: ['parts <1.2.0: high: Prototype pollution https://example.org/1'] });
    expect(advisories('{"vulnerabilities":{}}')).toEqual({ problems: [] });
  });

  it('are not looked at when the registry has none, is away or answers something else', () => {
    expect(advisories('{"statusCode":405,"error":{"summary":"","detail":""}}')).toEqual({ unanswered: 'HTTP 405' });
    expect(advisories('{"error":{"code":"ENOTFOUND","summary":"request failed"}}')).toEqual({
      unanswered: 'request failed',
    });
    expect(advisories('')).toEqual({ unanswered: 'nothing' });
    expect(advisories('<html>')).toEqual({ unanswered: '<html>' });
  });
});

describe('major versions', () => {
  const held = { held: { major: 5, why: 'looked at in spring' } };
  const of = (answer: object) => outdatedMajors(JSON.stringify(answer), held, 1);

  it('are taken, or held for a reason; one after it asks anew', () => {
    expect(of({ held: { current: '4.9.0', latest: '5.1.0' }, minor: { current: '4.9.0', latest: '4.10.0' } })).toEqual({
      held: ['held: looked at in spring'],
      problems: [],
    });
    expect(of({ held: { current: '4.9.0', latest: '6.0.0' } }).problems).toEqual([
      expect.stringMatching(/^held is 4\.9\.0, and there is 6\.0\.0\./),
    ]);
    expect(of({ minor: { current: '4.9.0', latest: '4.10.0' } }).problems).toEqual([
      expect.stringMatching(/^held is no longer behind/),
    ]);
  });

  it('are none when npm has nothing to say, and not looked at when the registry is away', () => {
    expect(outdatedMajors('', {}, 0)).toEqual({ held: [], problems: [] });
    expect(outdatedMajors('', {}, null)).toEqual({ unanswered: 'nothing' });
    expect(outdatedMajors('{"error":{"code":"ENOTFOUND"}}', {}, 1)).toEqual({ unanswered: 'ENOTFOUND' });
  });
});

describe('packages', () => {
  it('are found in every form of an import, and where they are started', () => {
    const text = `import a from 'a/b'; export * from "@s/c"; import 'd'; await import('e.f'); require('g');
      node('node_modules/h/bin.js'); bin('@s/i/cli.js'); import './own'; export * from '@/own';`;
    expect([...packagesIn(text)].sort()).toEqual(['@s/c', '@s/i', 'a', 'd', 'e.f', 'g', 'h']);
  });

  it('are used, or kept for a reason, and named where they are used', () => {
    const named = { dependencies: { used: '1', kept: '1', idle: '1', told: '1' } };
    const reasons = { kept: 'asked for', told: 'asked for', gone: 'asked for' };
    const found = usageProblems(named, new Set(['used', 'told', 'lent', 'own']), reasons, new Set(['used', 'lent']));
    expect(found.map((one) => one.split(/[.:]/)[0])).toEqual([
      'idle is imported by nothing',
      'lent is imported and not in package',
      'told is imported now',
      'gone is not in package',
    ]);
  });

  it('are told that are held by no sum, run scripts, ask for more than their name, or have a hole', () => {
    const one = { name: 'one', version: '1.0.0', integrity: 'sha512-x', license: 'MIT' };
    expect([unheld, withScripts, unfree, belowFirstSafe].flatMap((problems) => problems([one]))).toEqual([]);
    expect(
      unheld([
        { ...one, integrity: 'sha1-x' },
        { ...one, resolved: 'git+ssh://git@github.com/a/b' },
      ]),
    ).toHaveLength(2);
    expect(withScripts([{ ...one, hasInstallScript: true }])).toHaveLength(1);
    expect(
      unfree([{ ...one, license: 'GPL-3.0' }, { name: 'two' }, { ...one, license: 'GPL-3.0', dev: true }]),
    ).toHaveLength(2);
    expect(
      belowFirstSafe([
        { ...one, name: 'echarts', version: '6.0.9' },
        { ...one, name: 'echarts', version: '6.1.0' },
      ]),
    ).toEqual(['echarts 6.0.9 has a known hole, which 6.1.0 closed.']);
  });
});
