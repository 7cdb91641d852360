import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { onPointedAt } from './onPointedAt';

afterEach(() => document.body.replaceChildren());

/** Draws links, points at those of these ids in turn, and gives what was told. */
function pointedAt(type: 'pointerover' | 'focusin', ...ids: string[]): string[] {
  document.body.innerHTML =
    '<a id="a" href="/a"><b id="in-a">A</b></a><a id="out" href="https://example.org/b">B</a><a id="new" href="/c" target="_blank">C</a><a id="here" href="">D</a><p id="text">E</p>';
  const tell = vi.fn<(pathname: string) => void>();
  onTestFinished(onPointedAt(tell));
  for (const id of ids) document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }));
  return tell.mock.calls.map(([path]) => path);
}

describe('links somebody points at', () => {
  it.each(['pointerover', 'focusin'] as const)('are told once by %s, also by what is inside of them', (type) => {
    expect(pointedAt(type, 'in-a', 'a', 'text', 'a')).toEqual(['/a']);
  });

  it('are told only when they lead elsewhere in this page', () => {
    expect(pointedAt('pointerover', 'out', 'new', 'here', 'text')).toEqual([]);
  });
});
