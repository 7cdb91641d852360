import { describe, expect, it } from 'vitest';
import { displayStatus, statusTone, statusWords, type StatusFacts } from './displayStatus';

const facts = (given: Partial<StatusFacts>): StatusFacts => ({
  type: '2',
  status: '1',
  switchOpen: undefined,
  registered: undefined,
  desc: '',
  faulty: false,
  ...given,
});

// covers HR-177, HR-178, HR-179
describe('how a device stands', () => {
  it.each([
    ['0', undefined, 0],
    ['0', false, 0],
    ['1', undefined, 1],
    ['1', true, 1],
    ['1', false, 2],
    ['2', undefined, 2],
    ['2', true, 2],
    ['', undefined, undefined],
    ['9', false, undefined],
  ])('status %j, switch open %s: %s', (status, switchOpen, shown) =>
    expect(displayStatus({ status, switchOpen })).toBe(shown),
  );
});

// covers HR-180, HR-181, HR-182
describe('what its tag says', () => {
  it.each([
    [{ status: '0', desc: 'Charging' }, { key: 'offline' }],
    [{ status: '0', type: '4', registered: false }, { key: 'unconnected' }],
    [{ status: '0', type: '4', registered: true }, { key: 'offline' }],
    [{ status: '0', type: '4' }, { key: 'offline' }],
    [{ status: '0', type: '3', registered: false }, { key: 'offline' }],
    [{ status: '1', type: '4', registered: false, desc: 'Plugged in' }, { text: 'Plugged in' }],
    [{ status: '1', desc: 'Charging' }, { text: 'Charging' }],
    [{ status: '1', switchOpen: false, desc: 'Standby' }, { text: 'Standby' }],
    [{ status: '2', desc: 'Standby' }, { text: 'Standby' }],
    [{ status: '1' }, { key: 'online' }],
    [{ status: '1', switchOpen: false }, { key: 'off' }],
    [{ status: '2' }, { key: 'off' }],
    [{ status: '7', desc: 'Sleeping' }, { text: 'Sleeping' }],
    [{ status: '' }, { key: 'unknown' }],
  ])('%j', (given, words) => expect(statusWords(facts(given))).toEqual(words));

  it.each([
    [{ status: '0' }, 'neutral'],
    [{ status: '0', faulty: true }, 'neutral'],
    [{ status: '1' }, 'success'],
    [{ status: '1', faulty: true }, 'error'],
    [{ status: '1', switchOpen: false }, 'info'],
    [{ status: '2' }, 'info'],
    [{ status: '' }, 'neutral'],
  ])('%j feels %s', (given, tone) => expect(statusTone(facts(given))).toBe(tone));
});
