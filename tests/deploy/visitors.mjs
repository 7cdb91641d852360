/*
 * Many people at once: each loads the page and its first parts, then asks now and then, over a connection of its own.
 * Plain Node.
 */
import { Agent, request } from 'node:http';

const once = (agent, url, headers) =>
  new Promise((resolve) => {
    const begun = performance.now();
    const done = (status) => resolve({ status, took: performance.now() - begun });
    const asked = request(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => done(answer.statusCode));
      answer.on('error', () => done(0));
    });
    asked.on('error', () => done(0));
    asked.end();
  });

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Keeps so many visitors for so long. Resolves how many answers came, how many were none or no success, and how long
 * half of them, and all but five and one in a hundred, took at most, ms.
 *
 * @param paths {page: what everybody loads once, in order; calls: one of them every few seconds}
 */
export async function hold(origin, { visitors, seconds, paths }) {
  const until = performance.now() + seconds * 1000;
  const took = [];
  const failed = new Map();
  const headers = { 'accept-encoding': 'br, gzip' };
  const visit = async (index) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async (path) => {
      const answer = await once(agent, origin + path, headers);
      took.push(answer.took);
      if (answer.status !== 200)
        failed.set(`${answer.status} ${path}`, (failed.get(`${answer.status} ${path}`) ?? 0) + 1);
    };
    await pause((index / visitors) * Math.min(seconds / 4, 10) * 1000);
    for (const path of paths.page) await ask(path);
    for (let turn = index; performance.now() < until; turn += 1) {
      await ask(paths.calls[turn % paths.calls.length]);
      await pause(3000 + ((index * 37 + turn * 101) % 3000));
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: visitors }, (_, index) => visit(index)));
  took.sort((one, other) => one - other);
  const at = (share) => Math.round(took[Math.floor((took.length - 1) * share)] ?? 0);
  return { answers: took.length, failed: [...failed], half: at(0.5), most: at(0.95), nearlyAll: at(0.99) };
}
