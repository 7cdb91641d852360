import { codeText } from './codeDesc';
import type { Code, EnumerationOptions } from './type';

type CodeList = Pick<EnumerationOptions, 'values' | 'codeAliases'>;

/** A code of the list by its text, in the list's own type; an unknown one stays as it came. */
export function readCode({ values, codeAliases }: CodeList, wire: unknown): Code | null {
  const text = codeText(wire);
  if (text === null) return null;
  const word = text.toLowerCase();
  const alias = Object.entries(codeAliases ?? {}).find(([own]) => own.toLowerCase() === word)?.[1];
  const truth = word === 'true' ? '1' : word === 'false' ? '0' : word;
  return (
    values.find((one) => String(one) === text) ??
    alias ??
    values.find((one) => String(one).toLowerCase() === word || String(one) === truth) ??
    text
  );
}
