import { describe, expect, it } from 'vitest';
import { captchaImage } from './captcha';
import { readPasswordPolicy } from './passwordPolicy';
import { ownPath, rememberReturn, takeReturn } from './returnTo';
import { isOutsideToken, readSession } from './signIn';

// covers FE-009..FE-012
describe('the sign-in answer', () => {
  const expected = { accessToken: 't', userId: '9007199254740993', userName: 'Ada', account: 'a' };
  it.each([
    [{ accessToken: 't', userId: '9007199254740993', userName: 'Ada', account: 'a' }],
    [{ accessToken: 't', userInfo: { userId: '9007199254740993', userName: 'Ada', account: 'a' } }],
    [{ userInfo: { accessToken: 't', userId: '9007199254740993', userName: 'Ada', account: 'a' } }],
  ])('%j', (data) => expect(readSession(data)).toEqual(expected));

  it.each([
    [null],
    ['x'],
    [{}],
    [{ accessToken: null }],
    [{ accessToken: 'Basic x' }],
    [{ accessToken: 'a\nb' }],
    [[]],
  ])('%j is none', (data) => {
    expect(readSession(data)).toBeUndefined();
  });
});

it.each([[null], [undefined], [''], ['x'.repeat(10_000)], ['a\u0000b'], ['令牌'], ['<script> x']])(
  '%j is no outside token',
  (token) => {
    expect(isOutsideToken(token)).toBe(false);
  },
);

// covers FE-007
describe('captcha pictures', () => {
  it.each([
    ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
    ['https://x.example/c.png', 'https://x.example/c.png'],
    ['<svg xmlns="x"/>', 'data:image/svg+xml,%3Csvg%20xmlns%3D%22x%22%2F%3E'],
    ['R0lGODlh', 'data:image/gif;base64,R0lGODlh'],
    ['/9j/4AAQ', 'data:image/jpeg;base64,/9j/4AAQ'],
    ['iVBORw0K\nGgo=', 'data:image/png;base64,iVBORw0KGgo='],
    ['data:text/html,x', undefined],
    ['<html></html>', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
    ['A'.repeat(5_000_000), undefined],
  ])('%#', (value, expected) => expect(captchaImage(value)).toBe(expected));
});

describe('where to return', () => {
  it.each([
    '//evil',
    '/\\evil',
    'https:x',
    'https://evil',
    'javascript:alert(1)',
    'ok',
    '',
    '/login',
    '/authentication',
    '/',
    '/a\nb',
    '/.//evil',
    null,
  ])('%j is refused', (path) => {
    expect(ownPath(path)).toBeUndefined();
  });

  it('keeps path, query and hash, once and for its user', () => {
    rememberReturn('/ok?x=1#y', '1');
    expect(takeReturn('1')).toBe('/ok?x=1#y');
    expect(takeReturn('1')).toBeUndefined();
    rememberReturn('/ok', '1');
    expect(takeReturn('2')).toBeUndefined();
    rememberReturn('/ok');
    expect(takeReturn('2')).toBe('/ok');
  });
});

// covers FE-034
describe('the password policy', () => {
  const now = Date.parse('2026-04-01T00:00:00');
  it.each([
    [null, false, false],
    [{}, false, false],
    [{ needChangePwd: true }, true, false],
    [{ needChangePwd: '1' }, true, false],
    [{ needChangePwd: 0, pwdAgeDays: 89 }, false, false],
    [{ pwdAgeDays: '90' }, false, true],
    [{ needNotice: 1 }, false, true],
    [{ lastChangeTime: '2026-01-01 00:00:00' }, false, true],
    [{ lastChangeTime: '2026-01-02 00:00:01' }, false, false],
    [{ lastChangeTime: Date.parse('2025-12-01') }, false, true],
    [{ lastChangeTime: 'soon' }, false, false],
  ])('%j', (data, mustChange, old) => expect(readPasswordPolicy(data, now)).toEqual({ mustChange, old }));
});
