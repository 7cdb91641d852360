import { codeText } from './codeDesc';
import type { Code, EnumerationOptions } from './type';

/** `semi_detached`, `Semi-Detached` and `semiDetached` are one; a sign before a number stays. */
export const plainCode = (text: string): string => text.toLowerCase().replace(/(?<=\w)[\s_-]+(?=\w)/g, '');

type CodeList = Pick<EnumerationOptions, 'values' | 'codeAliases'>;

/**
 * A code of the list by its text, in the list's own type, without regard to case, spaces, hyphens and underscores; an
 * unknown one stays as it came.
 */
export function readCode({ values, codeAliases }: CodeList, wire: unknown): Code | null {
  const text = codeText(wire);
  if (text === null) return null;
  const word = plainCode(text);
  const alias = Object.entries(codeAliases ?? {}).find(([own]) => plainCode(own) === word)?.[1];
  const truth = word === 'true' ? '1' : word === 'false' ? '0' : word;
  return (
    values.find((one) => String(one) === text) ??
    alias ??
    values.find((one) => plainCode(String(one)) === word || String(one) === truth) ??
    text
  );
}

/** A code a person chose, by its text: one the schema does not know is a number where all of its codes are. */
export function chosenCode(options: CodeList, text: string): Code {
  const code = readCode(options, text) ?? text;
  return typeof code === 'string' && /^\d{1,15}$/.test(code) && options.values.every((one) => typeof one === 'number')
    ? Number(code)
    : code;
}
