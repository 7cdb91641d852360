/** Single keys, and the control each presses. */
export const KEYS: Readonly<Record<string, string>> = {
  '/': 'search',
  n: 'create',
  r: 'refresh',
  e: 'edit',
  ',': 'previous',
  '.': 'next',
  k: 'previousRecord',
  j: 'nextRecord',
  '[': 'menu',
  z: 'undo',
};

/** Keys after `g`, 'go'. */
export const GO: Readonly<Record<string, string>> = { h: 'home', l: 'list', p: 'platform' };
