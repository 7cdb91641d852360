import { describe, expect, it } from 'vitest';
import { Hono } from 'hono';
import { hasWritten, openPath, pathParams, writtenBefore } from './pathParams';

describe('paths with parts in braces', () => {
  const answerTo = async (path: string, url: string) => {
    const app = new Hono();
    app.get(openPath(path), (context) => context.json(pathParams(path, context.req.param())));
    const answer = await app.request(url);
    return answer.ok ? answer.json() : answer.status;
  };

  it('are read without what stands behind them', async () => {
    expect(await answerTo('/badges/{id}', '/badges/7')).toEqual({ id: '7' });
    expect(await answerTo('/badges/{id}.json', '/badges/7.json')).toEqual({ id: '7' });
    expect(await answerTo('/badges/{id}.json/users/{name}', '/badges/7.json/users/ann')).toEqual({
      id: '7',
      name: 'ann',
    });
  });

  it('are read without what stands before them', async () => {
    expect(await answerTo('/Badges({id})', '/Badges(7)')).toEqual({ id: '7' });
    expect(await answerTo('/badges/{id}:cancel', '/badges/7:cancel')).toEqual({ id: '7' });
    expect(await answerTo('/Badges({id})', '/Badges')).toBe(404);
  });

  it('are another call without it', async () => {
    expect(await answerTo('/badges/{id}.json', '/badges/7')).toBe(404);
    expect(await answerTo('/badges/{id}.json', '/badges/7xjson')).toBe(404);
  });
});

it('a parameter of an address may have a text before it', () => {
  expect([...writtenBefore('/sites?id=eq.{id}')]).toEqual([['id', 'eq.']]);
  expect(writtenBefore('/sites?id={id}').size).toBe(0);
  expect(hasWritten('/sites?id=eq.{id}', () => 'eq.7')).toBe(true);
  expect(hasWritten('/sites?id=eq.{id}', () => undefined)).toBe(false);
});
