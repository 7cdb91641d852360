import type { Messages } from '@/data/registry/registry';

/** Nested texts by dotted key. */
export function flatTexts(messages: Readonly<Record<string, unknown>> | Messages, above = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]): [string, string][] => {
      if (key.startsWith('$')) return []; // names other texts
      if (typeof value === 'string') return [[above + key, value]];
      return typeof value === 'object' && value !== null ? [...flatTexts({ ...value }, `${above}${key}.`)] : [];
    }),
  );
}

/** The parts of a text that are filled in, `%{name}`, each once. */
export function holesOf(text: string): string[] {
  return [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();
}

const CALLS = /\b(?:translate|notify|t)\(([^()]*)/g;
const KEYS = /'([a-z]\w*(?:\.[\w-]+)+)'/g;

/** Keys that source text translates or notifies with, as far as they are written in full. */
export function usedKeys(source: string): string[] {
  return [...source.matchAll(CALLS)].flatMap(([, given = '']) => [...given.matchAll(KEYS)].map(([, key = '']) => key));
}
