import { expect, it } from 'vitest';
import { previewKind } from './previewKind';

it.each([
  ['layout.PNG', '/file/1', 'picture'],
  ['layout', '/file/plan.svg?x=1', 'picture'],
  ['report.pdf', '/file/report.png', 'other'],
  ['page.html', '/file/1', 'other'],
  ['', 'data:image/png;base64,AA', 'picture'],
  ['', '', 'other'],
])('%s at %s is a %s', (name, url, kind) => expect(previewKind({ name, url })).toBe(kind));
