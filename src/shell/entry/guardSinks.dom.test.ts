import { expect, it } from 'vitest';
import { asMarkup, partAddress } from './guardSinks';

it.each([
  ['23:15', '23:15'],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['a & b', 'a &amp; b'],
])('%s becomes the text it is', (text, markup) => {
  const place = document.createElement('p');
  place.innerHTML = asMarkup(text);
  expect(asMarkup(text)).toBe(markup);
  expect(place.children).toHaveLength(0);
  expect(place.textContent).toBe(text);
});

it('leaves the space without width that react-admin writes below an input', () => {
  const place = document.createElement('p');
  place.innerHTML = asMarkup('&#8203;');
  expect(place.textContent).toBe('\u200b');
  expect(asMarkup('&#8203;<b>')).toBe('&amp;#8203;&lt;b&gt;');
});

it.each([
  ['/assets/bookWorker-a1.js', 'https://console.example/assets/bookWorker-a1.js'],
  ['https://console.example/assets/x.js', 'https://console.example/assets/x.js'],
  ['https://evil.example/assets/x.js', null],
  ['//evil.example/assets/x.js', null],
  ['/assets/../api/file/1.js', null],
  ['/api/vpp/account/v3/web/file/1', null],
  ['data:text/javascript,alert(1)', null],
  ['blob:https://console.example/1', null],
  ['javascript:alert(1)', null],
])('%s as a script is %s', (address, allowed) => {
  expect(partAddress(address, 'https://console.example')).toBe(allowed);
});
