import { expect, it } from 'vitest';
import { isPicture } from './isPicture';

it.each([
  ['layout.PNG', '/file/1', true],
  ['layout', '/file/plan.svg?x=1', true],
  ['report.pdf', '/file/report.png', false],
  ['page.html', '/file/1', false],
  ['', 'data:image/png;base64,AA', true],
  ['', '', false],
])('%s at %s is a picture: %s', (name, url, is) => expect(isPicture({ name, url })).toBe(is));
