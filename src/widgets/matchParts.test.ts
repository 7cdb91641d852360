import { expect, it } from 'vitest';
import { matchParts } from './matchParts';

const shown = (text: string, query: string) =>
  matchParts(text, query)
    .map((one) => (one.found ? `[${one.text}]` : one.text))
    .join('');

it.each([
  ['Solar Park North', 'park', 'Solar [Park] North'],
  ['Banana', 'AN', 'B[an][an]a'],
  ['光伏电站一号', '电站', '光伏[电站]一号'],
  ['Solar', '  ', 'Solar'],
  ['Solar', 'wind', 'Solar'],
  ['İzmir', 'izmir', '[İzmir]'],
  ['Café Müller', 'muller', 'Café [Müller]'],
  ['Cafe\u0301 Mu\u0308ller', 'café mü', '[Cafe\u0301 Mu\u0308]ller'],
  ['ﬁrm ＡＢ１', 'b1', 'ﬁrm Ａ[Ｂ１]'],
  ['FIRMWARE', ' firm\u200b', '[FIRM]WARE'],
  ['a+b (c)', '+b (', 'a[+b (]c)'],
  ['', 'x', ''],
])('%s searched for %s', (text, query, expected) => expect(shown(text, query)).toBe(expected));
