import { describe, expect, it } from 'vitest';
import { indexTree, type TreeOption } from './treeIndex';
import { halfChecked, readChecked, toggleNode } from './treeSelection';
import { searchTree, visibleNodes } from './visibleNodes';

const leaf = (id: string, disabled = false): TreeOption => ({ id, label: `Node ${id}`, disabled });
const tree: TreeOption[] = [
  { ...leaf('a'), children: [leaf('a1'), { ...leaf('a2'), children: [leaf('a2x'), leaf('a2y')] }] },
  { ...leaf('b'), children: [leaf('b1'), leaf('b2', true)] },
];
const index = indexTree(tree);
const sorted = (ids: ReadonlySet<string>) => [...ids].sort();
const cascade = { mode: 'cascade' } as const;
const toggle = (ids: string[], id: string, rules: Parameters<typeof toggleNode>[3] = cascade) =>
  toggleNode(index, readChecked(index, ids, rules), id, rules);

describe('cascade', () => {
  it('takes everything below along, and the parents when they are full', () => {
    expect(sorted(toggle([], 'a2').checked)).toEqual(['a2', 'a2x', 'a2y']);
    expect(sorted(toggle(['a2x', 'a2y'], 'a1').checked)).toEqual(['a', 'a1', 'a2', 'a2x', 'a2y']);
  });

  it('unticks the parents of what is unticked, and half-ticks them', () => {
    const { checked } = toggle(['a1', 'a2x', 'a2y'], 'a2x');
    expect(sorted(checked)).toEqual(['a1', 'a2y']);
    expect(sorted(halfChecked(index, checked))).toEqual(['a', 'a2']);
  });

  it('fills a half-ticked branch first and empties a full one', () => {
    const full = toggle(['a1'], 'a').checked;
    expect(sorted(full)).toEqual(['a', 'a1', 'a2', 'a2x', 'a2y']);
    expect(sorted(toggleNode(index, full, 'a', cascade).checked)).toEqual([]);
  });

  it('reads a partly chosen parent of the server as half', () => {
    const checked = readChecked(index, ['a', 'a1'], cascade);
    expect(sorted(checked)).toEqual(['a1']);
    expect(sorted(halfChecked(index, checked))).toEqual(['a']);
  });

  it('leaves disabled nodes as they are', () => {
    expect(sorted(toggle([], 'b').checked)).toEqual(['b1']);
    expect(sorted(toggle(['b2'], 'b').checked)).toEqual(['b', 'b1', 'b2']);
    expect(toggle([], 'b2')).toEqual({ checked: new Set(), refused: false });
  });

  it('keeps ids it does not know', () => {
    expect(sorted(toggle(['gone'], 'a1').checked)).toEqual(['a1', 'gone']);
  });
});

describe('single', () => {
  const single = { mode: 'single' } as const;
  it('unchecks the previous pick', () => expect(sorted(toggle(['a1'], 'b1', single).checked)).toEqual(['b1']));
  it('clears on a click on the checked one', () => expect(sorted(toggle(['a1'], 'a1', single).checked)).toEqual([]));
});

describe('max', () => {
  it('refuses one more than allowed and changes nothing', () => {
    const rules = { mode: 'separate', max: 2 } as const;
    expect(toggle(['a1'], 'b1', rules)).toEqual({ checked: new Set(['a1', 'b1']), refused: false });
    expect(toggle(['a1', 'b1'], 'a', rules)).toEqual({ checked: new Set(['a1', 'b1']), refused: true });
  });

  it('lets go of one even when there are too many already', () => {
    expect(sorted(toggle(['a1', 'b1', 'a'], 'a', { mode: 'separate', max: 1 }).checked)).toEqual(['a1', 'b1']);
  });

  it('counts leaves when ticks cascade', () => {
    expect(toggle([], 'a', { mode: 'cascade', max: 3 }).refused).toBe(false);
    expect(toggle([], 'a', { mode: 'cascade', max: 2 }).refused).toBe(true);
  });
});

describe('what is on view', () => {
  it('is under open parents only', () => {
    expect(visibleNodes(index, new Set(['a2']))).toEqual(['a', 'b']);
    expect(visibleNodes(index, new Set(['a', 'a2']))).toEqual(['a', 'a1', 'a2', 'a2x', 'a2y', 'b']);
  });

  it('is what a search finds, with its parents', () => {
    expect(visibleNodes(index, new Set(), searchTree(index, 'A2X'))).toEqual(['a', 'a2', 'a2x']);
    expect(visibleNodes(index, new Set(), searchTree(index, 'nothing'))).toEqual([]);
    expect(searchTree(index, '  ')).toBeUndefined();
  });

  it('survives an id that comes twice, and a tree inside itself', () => {
    const loop: TreeOption = { id: 'x', label: 'x', children: [leaf('x'), leaf('y')] };
    expect([...indexTree([loop, leaf('y')]).keys()]).toEqual(['x', 'y']);
  });
});
