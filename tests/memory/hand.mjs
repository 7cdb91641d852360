/*
 * Going to lists as a hand does it: the pointer is moved and pressed from outside of the page, and what the page
 * answers is seen on the wire. A driver that looks for elements runs code of its own in the page, which is compiled and
 * counted there.
 */
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds a person looks before the next press. */
const LOOKS = 250;

const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/**
 * Resolves a function that goes to the list of a menu path, one of `paths`, and ends when its rows came and were looked
 * at.
 */
export async function handOn(page, paths) {
  const places = new Map();
  for (const path of paths) places.set(path, middle(await page.locator(`nav a[href="${path}"]`).boundingBox()));
  const session = await page.context().newCDPSession(page);
  const lists = new Set();
  let came = () => undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.method === 'GET' && request.url.includes('/page')) lists.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId }) => lists.delete(requestId) && came());
  await session.send('Network.enable');
  return async (path) => {
    const rows = new Promise((resolve) => (came = resolve));
    const at = places.get(path);
    await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
    await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at, button: 'left', clickCount: 1 });
    await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at, button: 'left', clickCount: 1 });
    await rows;
    await pause(LOOKS);
  };
}
