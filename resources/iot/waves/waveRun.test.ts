import { describe, expect, it } from 'vitest';
import { failureRate, startWaves, toSend, waveReducer, type WaveEvent, type WaveRun } from './waveRun';

const devices = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: `d${place + 1}`, name: `Device ${place + 1}` }));
const start = (limit = 25) => startWaves({ devices: devices(6), size: 2, limit });
const after = (run: WaveRun, ...events: readonly WaveEvent[]) => events.reduce(waveReducer, run);
const sent = (id: string): WaveEvent => ({ type: 'sent', id, at: 1 });
const good = (id: string): WaveEvent => ({ type: 'told', id, state: 'succeeded' });
const bad = (id: string, reason = 'It is offline.'): WaveEvent => ({ type: 'told', id, state: 'failed', reason });
const next = (run: WaveRun) => toSend(run).map(({ id }) => id);
const states = (run: WaveRun) => run.devices.map(({ state }) => state).join(' ');

describe('waves', () => {
  it('are of equal size, the last may be smaller, and only the first is sent at first', () => {
    const run = startWaves({ devices: devices(5), size: 2, limit: 10 });
    expect(run.devices.map(({ wave }) => wave)).toEqual([1, 1, 2, 2, 3]);
    expect([run.status, next(run)]).toEqual(['running', ['d1', 'd2']]);
    expect(startWaves({ devices: [], size: 2, limit: 10 }).status).toBe('done');
  });

  it('wait for every device of the one before', () => {
    const run = after(start(), sent('d1'), sent('d2'), good('d1'));
    expect(next(run)).toEqual([]);
    expect(next(after(run, { type: 'told', id: 'd2', state: 'upgrading' }))).toEqual([]);
    expect(next(after(run, good('d2')))).toEqual(['d3', 'd4']);
  });

  it('are done when the last device has finished, however it ended', () => {
    const run = after(
      start(),
      ...['d1', 'd2', 'd3', 'd4', 'd5'].flatMap((id) => [sent(id), good(id)]),
      sent('d6'),
      bad('d6'),
    );
    expect([run.status, failureRate(run.devices)]).toEqual(['done', 100 / 6]);
  });

  it('halt when the failure rate of those that have finished is over the limit, not at it', () => {
    expect(after(start(50), sent('d1'), bad('d1'), sent('d2'), good('d2')).status).toBe('running');
    const run = after(start(49), sent('d1'), bad('d1'), sent('d2'), good('d2'));
    expect([run.status, next(run)]).toEqual(['halted', []]);
    expect(after(run, { type: 'resume' })).toMatchObject({ status: 'running', through: 2 });
  });

  it('count all waves so far, not the last alone', () => {
    const first = after(start(30), good('d1'), good('d2'));
    const second = after(first, good('d3'), bad('d4')); // 1 of 4
    expect([second.status, second.through]).toEqual(['running', 3]);
  });

  it('send nothing while paused, and go on watching', () => {
    const paused = after(start(), sent('d1'), { type: 'pause' });
    expect(next(paused)).toEqual([]);
    const watched = after(paused, good('d1'));
    expect(states(watched)).toBe('succeeded waiting waiting waiting waiting waiting');
    expect(next(after(watched, { type: 'resume' }))).toEqual(['d2']);
  });

  it('begin the next wave on resuming when the one before ended during the pause', () => {
    const run = after(start(), sent('d1'), sent('d2'), { type: 'pause' }, good('d1'), good('d2'));
    expect([run.status, run.through]).toEqual(['paused', 1]);
    expect(next(after(run, { type: 'resume' }))).toEqual(['d3', 'd4']);
  });

  it('never go on once stopped', () => {
    const run = after(start(), sent('d1'), { type: 'stop' }, good('d1'), { type: 'resume' }, { type: 'retry' });
    expect([run.status, next(run), states(run)]).toEqual([
      'stopped',
      [],
      'succeeded waiting waiting waiting waiting waiting',
    ]);
  });

  it('try failures again in their own wave, and decide anew', () => {
    const halted = after(start(10), sent('d1'), bad('d1'), sent('d2'), good('d2'));
    const again = after(halted, { type: 'retry' });
    expect([again.status, next(again), again.devices[0]?.reason]).toEqual(['running', ['d1'], undefined]);
    expect(next(after(again, sent('d1'), good('d1')))).toEqual(['d3', 'd4']);
    expect(after(again, sent('d1'), bad('d1')).status).toBe('halted');
  });

  it('try failures again after the end', () => {
    const done = after(startWaves({ devices: devices(1), size: 5, limit: 0 }), sent('d1'), bad('d1'));
    expect(done.status).toBe('done');
    expect(next(after(done, { type: 'retry' }))).toEqual(['d1']);
  });

  it('take no second word about a device that has finished', () => {
    expect(states(after(start(), good('d1'), bad('d1'), { type: 'held', id: 'd1' }))).toMatch(/^succeeded/);
  });

  it('let a device wait again that could not be told', () => {
    expect(next(after(start(), { type: 'pause' }, sent('d1'), { type: 'held', id: 'd1' }, { type: 'resume' }))).toEqual(
      ['d1', 'd2'],
    );
  });
});
