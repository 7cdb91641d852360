import { describe, expect, it } from 'vitest';
import { groupNameProblem, groupStep, nameLength, type GroupMove, type GroupStep } from './groupStep';

const group = { id: '7', desc: 'North' };
const after = (...moves: GroupMove[]) => moves.reduce<GroupStep>(groupStep, { at: 'list' });

// covers FR-081, FS-018, HS-035, FE-086
describe('the steps of the group selector', () => {
  it('creates', () => {
    expect(after({ go: 'create' }, { go: 'type', name: 'New' })).toEqual({ at: 'create', name: 'New' });
    expect(after({ go: 'create' }, { go: 'type', name: 'New' }, { go: 'back' })).toEqual({ at: 'list' });
    expect(after({ go: 'create' }, { go: 'done' })).toEqual({ at: 'list' });
  });

  it('goes from delete back to edit with what was typed', () => {
    const edited = [{ go: 'edit', group }, { go: 'type', name: 'North 2' }, { go: 'delete' }] as const;
    expect(after(...edited)).toEqual({ at: 'delete', id: '7', name: 'North 2' });
    expect(after(...edited, { go: 'back' })).toEqual({ at: 'edit', id: '7', name: 'North 2' });
    expect(after(...edited, { go: 'done' })).toEqual({ at: 'list' });
  });

  it('takes no step that is not there', () => {
    expect(after({ go: 'delete' })).toEqual({ at: 'list' });
    expect(after({ go: 'type', name: 'x' })).toEqual({ at: 'list' });
    expect(after({ go: 'create' }, { go: 'delete' })).toEqual({ at: 'create', name: '' });
    expect(after({ go: 'create' }, { go: 'edit', group })).toEqual({ at: 'create', name: '' });
  });
});

// covers FR-104, FE-087
describe('the name of a group', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['a'.repeat(30), undefined],
    ['a'.repeat(31), 'tooLong'],
    ['光'.repeat(30), undefined],
    ['🏠'.repeat(30), undefined],
    ['🏠'.repeat(31), 'tooLong'],
    [' North ', 'taken'],
    ['north', undefined],
  ])('%j: %s', (name, problem) => expect(groupNameProblem(name, ['North'])).toBe(problem));

  it('counts letters as people do', () => expect(nameLength('a🏠光')).toBe(3));
});
