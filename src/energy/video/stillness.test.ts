import { expect, it } from 'vitest';
import { FROZEN, watched, WATCHING, type Watch } from './stillness';

/** What is done in so many seconds of a picture that goes on by `speed`. */
function seconds(count: number, speed: number, begin: Watch = WATCHING) {
  let watch = begin;
  const done: string[] = [];
  for (let second = 1; second <= count; second += 1) {
    const next = watched(watch, { at: 1 + second * speed, paused: false });
    watch = next.watch;
    if (next.todo !== 'wait') done.push(`${next.todo} at ${second}`);
  }
  return { watch, done };
}

it('leaves a picture alone that goes on', () => expect(seconds(300, 1).done).toEqual([]));

it('begins a frozen one anew, ever later, and then says so', () =>
  expect(seconds(400, 0).done.slice(0, 5)).toEqual(
    [FROZEN, FROZEN * 3, FROZEN * 7, FROZEN * 15, FROZEN * 31].map(
      (second, index) => `${index < 4 ? 'restart' : 'frozen'} at ${second + 1}`,
    ),
  ));

it('forgets old troubles once the picture goes on', () => {
  const { watch } = seconds(50, 0);
  expect(watch.tries).toBe(2);
  expect(seconds(1, 1, watch).watch.tries).toBe(0);
});

it('takes a picture that was paused for no frozen one', () => {
  let watch = WATCHING;
  for (let second = 0; second < 60; second += 1) {
    const next = watched(watch, { at: 5, paused: true });
    expect(next.todo).toBe('wait');
    watch = next.watch;
  }
});
