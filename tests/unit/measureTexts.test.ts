import { describe, expect, it } from 'vitest';

interface AreaTexts {
  readonly measures?: Readonly<Record<string, string>>;
  readonly measureHelp?: Readonly<Record<string, string>>;
}

const files = import.meta.glob<AreaTexts>('../../locales/*/{en,zh}.json', { eager: true, import: 'default' });

/** What all areas say of one key in one language: whichever area is loaded last is heard. */
function wordsByKey(locale: string): ReadonlyMap<string, ReadonlySet<string>> {
  const said = new Map<string, Set<string>>();
  for (const [path, texts] of Object.entries(files)) {
    if (!path.endsWith(`/${locale}.json`)) continue;
    for (const group of ['measures', 'measureHelp'] as const)
      for (const [key, text] of Object.entries(texts[group] ?? {}))
        said.set(`${group}.${key}`, (said.get(`${group}.${key}`) ?? new Set()).add(text));
  }
  return said;
}

describe.each(['en', 'zh'])('the texts of measures, %s', (locale) => {
  it('say one thing in all areas: a measure that means something else by the same name has `words` of its own', () => {
    const words = wordsByKey(locale);
    expect(words.size).toBeGreaterThan(100);
    expect([...words].filter(([, texts]) => texts.size > 1).map(([key, texts]) => [key, ...texts])).toEqual([]);
  });
});
