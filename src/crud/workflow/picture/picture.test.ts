import { describe, expect, it } from 'vitest';
import { defineResource, enumeration, text } from '@/dsl';
import { stateGraphs, type StateGraph } from '@/schema';
import { placeStates } from './placeStates';
import { wrapWords } from './wrapWords';

const call = 'POST go';
const thing = defineResource({
  name: 'area/thing',
  api: '/area/thing',
  fields: {
    name: text(),
    state: enumeration(['draft', 'review', 'done', 'refused']),
    more: enumeration(['none', 'pending', 'given', 'refused']),
  },
  workflow: {
    state: 'state',
    path: ['draft', 'review', 'done'],
    transitions: {
      submit: { from: ['draft'], to: 'review', call },
      refuse: { from: ['review'], to: 'refused', call },
      again: { from: ['refused'], to: 'review', call },
      approve: { from: ['review'], to: 'done', call },
      reopen: { from: ['done'], to: 'draft', call },
      note: { from: ['review'], call },
    },
    parallel: {
      more: {
        state: 'more',
        within: ['review'],
        transitions: {
          ask: { from: ['none'], to: 'pending', call },
          give: { from: ['pending'], to: 'given', call },
          keep: { from: ['pending'], to: 'refused', call },
        },
      },
    },
  },
});
const graph = (at: number): StateGraph => {
  const found = thing.workflow && stateGraphs(thing.workflow)[at];
  if (!found) throw new Error('There is no such graph.');
  return found;
};
const placed = (at: number, width = 600) => {
  const picture = placeStates(graph(at), width);
  if (!picture) throw new Error('There is no room.');
  return { ...picture, at: new Map(picture.states.map(({ state, x, y }) => [state, { x, y }])) };
};

describe('placeStates', () => {
  it('puts the usual path in one row and detours below where they leave it', () => {
    const { at } = placed(0);
    expect([...at.keys()]).toEqual(['draft', 'review', 'done', 'refused']);
    expect(at.get('draft')?.y).toBe(at.get('done')?.y);
    expect(at.get('refused')?.x).toBe(at.get('review')?.x);
    expect(at.get('refused')?.y).toBeGreaterThan(at.get('review')?.y ?? 0);
  });
  it('draws every way once, inside of the picture', () => {
    const { edges, width, height } = placed(0);
    expect(edges.map(({ from, to }) => `${from}>${to}`)).toEqual([
      'draft>review',
      'review>refused',
      'refused>review',
      'review>done',
      'done>draft',
      'review>review',
    ]);
    const numbers = edges.flatMap(({ d }) => d.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? []);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(Math.max(width, height));
  });
  it('orders a machine without a path by the distance from its first state', () => {
    const { at } = placed(1);
    expect(at.get('none')?.x).toBe(0);
    expect(at.get('given')?.x).toBe(at.get('refused')?.x);
    expect(at.get('pending')?.x).toBeGreaterThan(0);
  });
  it('gives up where names could not be read', () => expect(placeStates(graph(0), 200)).toBeUndefined());
});

describe('wrapWords', () => {
  it.each([
    ['At work', 12, ['At work']],
    ['To be disclosed', 12, ['To be', 'disclosed']],
    ['To be disclosed soon', 12, ['To be', 'disclosed…']],
    ['待交底', 8, ['待交底']],
    ['电气第一种工作票', 8, ['电气第一', '种工作票']],
    ['Unbreakableword', 10, ['Unbreakab…']],
  ])('%s', (words, width, lines) => expect(wrapWords(words, width, 2)).toEqual(lines));
});
