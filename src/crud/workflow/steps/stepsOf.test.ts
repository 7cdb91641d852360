import { describe, expect, it } from 'vitest';
import type { StateGraph } from '@/schema';
import { stepsOf } from './stepsOf';

const graph: StateGraph = {
  machine: { state: 'state', transitions: {} },
  nodes: [
    { state: 'draft', step: 0 },
    { state: 'sent', step: 1 },
    { state: 'running', step: 2 },
    { state: 'done', step: 3 },
    { state: 'stopped' },
    { state: 'returned' },
  ],
  edges: [
    { from: 'draft', to: 'sent', transitions: ['send'] },
    { from: 'sent', to: 'stopped', transitions: ['stop'] },
    { from: 'sent', to: 'returned', transitions: ['return'] },
    { from: 'returned', to: 'sent', transitions: ['send'] },
    { from: 'running', to: 'done', transitions: ['end'] },
  ],
};
const told = (now: string, seen: readonly string[] = []) =>
  stepsOf(graph, now, new Set(seen)).map(({ state, is, bySystem }) => `${bySystem ? '~' : ''}${state} ${is}`);

describe('stepsOf', () => {
  it('tells what is done, where it is and what comes, and what the system does by itself', () =>
    expect(told('sent')).toEqual(['draft done', 'sent here', '~running next', 'done next']));

  it('ends with an end beside the path, where it was left', () => {
    expect(told('stopped', ['draft', 'sent'])).toEqual(['draft done', 'sent done', 'stopped here']);
    expect(told('stopped')).toEqual(['draft done', 'sent done', 'stopped here']);
  });

  it('goes on after a detour', () =>
    expect(told('returned', ['draft', 'sent'])).toEqual([
      'draft done',
      'sent done',
      'returned here',
      '~running next',
      'done next',
    ]));

  it('begins with a state that nobody knows the way to', () => expect(told('unknown')).toEqual(['unknown here']));
});
