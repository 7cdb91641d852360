import { expect, it } from 'vitest';
import { wordFinder } from './wordFinder';

const find = wordFinder([
  ['Behind a gateway', 'gateway'],
  ['gateway', 'gateway'],
  ['Gateway', 'gatewayDevice'],
  ['gatewayDevice', 'gatewayDevice'],
  ['Bob', 'b1'],
  ['Bob', 'b2'],
  [undefined, 'nothing'],
]);

it.each([
  ['Gateway', ['gatewayDevice']],
  [' gateway ', ['gateway']],
  ['GATEWAY', ['gateway', 'gatewayDevice']], // either: it is asked about
  ['ｂｅｈｉｎｄ  a GATEWAY', ['gateway']],
  ['Bob', ['b1', 'b2']],
  ['', []],
  ['other', []],
])('%j means %j', (text, values) => expect(find(text)).toEqual(values));
