import { describe, expect, it } from 'vitest';
import { safeUrl } from './safeUrl';

const HOSTILE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://a.b/c',
  'ftp://a.b',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:///evil.example',
  'http://',
  'https://good.example@evil.example',
  'https://user:secret@evil.example',
  'https://a.b/\u202egnp.exe',
  'mailto:a@b.cd',
  'about:blank',
  'https://a b.c',
  '\u00a0javascript:alert(1)',
  '\u200bjavascript:alert(1)',
  'view-source:https://a.b',
  '',
  '   ',
  null,
  undefined,
  5,
  {},
  ['https://a.b'],
];

const SAFE = [
  'https://a.b',
  'http://a.b:8080/c?d=e#f',
  'HTTPS://A.B/c',
  '/files/a.pdf',
  'files/a.pdf',
  './a.png',
  '?a=b',
  '#top',
  '/a?u=http://x',
  '/中文.pdf',
];

describe('safeUrl', () => {
  it.each(HOSTILE)('refuses %j', (text) => expect(safeUrl(text)).toBeUndefined());
  it.each(SAFE)('takes %j', (text) => expect(safeUrl(text)).toBe(text));
});
