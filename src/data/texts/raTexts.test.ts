import english from 'ra-language-english';
import { expect, test } from 'vitest';
import { flatTexts } from '@/tools/check/textProblems';
import type { Texts } from './mergeMessages';

const files = import.meta.glob<Texts>('/locales/ra/*.json', { eager: true, import: 'default' });
const wanted = flatTexts(english as Texts);

test.each(Object.entries(files))(
  '%s has every text of react-admin, with parts to fill in that it knows',
  (_, texts) => {
    const own = flatTexts(texts);
    expect([...own.keys()].toSorted()).toEqual([...wanted.keys()].toSorted());
    const unknown = [...own].filter(([key, text]) =>
      (text.match(/%\{\w+\}/g) ?? []).some((part) => !wanted.get(key)?.includes(part)),
    );
    expect(unknown).toEqual([]);
  },
);
