import { wordsOf } from '../../nameForms';
import type { Codes } from './codesOf';
import type { FieldContext, TypeDraft } from './fieldContext';
import { numberOf, textOf } from '../json';
import type { Shape } from '../shape';

const YES = /^(?:是|有|真|yes|true|y|on|1)$/i;
const NO = /^(?:否|无|没有|假|不是|no|false|n|off|0)$/i;
const BEGINS = /^(?:is|has|can|should|allow|allows|enable|enables|need|needs|use|uses|with)$/;

/**
 * Whether a number that is 0 or 1 says no or yes: its codes are called so, its description asks ('是否启用'), or its name
 * does (`isOnline`). 0 for yes stays two codes.
 */
export function isYesOrNo(name: string, shape: Shape, codes: Codes | undefined): boolean {
  if (shape.type !== 'integer' && shape.type !== 'number') return false;
  const isQuestion = /^\s*(?:是否|能否|可否|有无)/.test(
    textOf(shape.keys.description) ?? textOf(shape.keys.title) ?? '',
  );
  if (codes) {
    const word = (code: number) => {
      const found = codes.codes.find((one) => one.code === code);
      return found && (found.zh ?? found.en ?? '');
    };
    const [no, yes] = [word(0), word(1)];
    if (codes.codes.length !== 2 || no === undefined || yes === undefined) return false;
    const bare = no === '' && yes === '';
    return (NO.test(no) && YES.test(yes)) || (bare && (isQuestion || BEGINS.test(wordsOf(name)[0] ?? '')));
  }
  const [min, max] = [numberOf(shape.keys.minimum), numberOf(shape.keys.maximum)];
  const outside = (min !== undefined && min !== 0) || (max !== undefined && max !== 1);
  return !outside && (isQuestion || (wordsOf(name)[0] === 'is' && wordsOf(name).length > 1));
}

/** A yes or no that is a number on the wire. */
export function yesOrNoType(context: FieldContext, name: string, shape: Shape, codes: Codes | undefined): TypeDraft {
  if (!codes && numberOf(shape.keys.maximum) === undefined)
    context.say(
      shape.place,
      'It asks for yes or no and is a number; it is read and sent as 0 and 1.',
      `${name}: enumeration([0, 1, 2]) // if there are more`,
    );
  const given = numberOf(shape.keys.default);
  return {
    builder: 'boolean',
    options: { wireAs: "'number'", ...(given !== undefined && { default: String(given === 1) }) },
  };
}
