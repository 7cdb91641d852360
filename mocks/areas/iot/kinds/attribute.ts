import type { Text } from '../../../core/texts';
import type { Source } from '../telemetry/source';

/** What a device says at a moment. */
export type Reading = number | boolean | string;

/** An attribute of a kind of device, with what it says at any moment. */
export interface Attribute {
  readonly code: string;
  readonly name: Text;
  readonly unit: string;
  readonly dataType: 'bool' | 'int16' | 'uint16' | 'int32' | 'uint32' | 'float' | 'enum' | 'string';
  readonly rwType: 'r' | 'w' | 'rw';
  readonly decimals: number;
  /** Words of the codes of an enum or a switch. */
  readonly states?: Readonly<Record<string, Text>>;
  /** A pure function of device and time; of a parameter its first value. */
  of(source: Source, at: number): Reading;
}

type Words = readonly [code: string, zh: string, en: string];
type Of = Attribute['of'];

const base = ([code, zh, en]: Words, of: Of) => ({ code, name: { zh, en }, of });

export function measured(
  words: Words,
  unit: string,
  decimals: number,
  of: (source: Source, at: number) => number,
): Attribute {
  return { ...base(words, of), unit, decimals, dataType: decimals === 0 ? 'int32' : 'float', rwType: 'r' };
}

export function state(
  words: Words,
  states: Readonly<Record<string, Text>>,
  of: (source: Source, at: number) => number,
): Attribute {
  return { ...base(words, of), unit: '-', decimals: 0, dataType: 'enum', rwType: 'r', states };
}

export function setting(words: Words, unit: string, first: number): Attribute {
  return {
    ...base(words, () => first),
    unit,
    decimals: Number.isInteger(first) ? 0 : 1,
    dataType: 'float',
    rwType: 'rw',
  };
}

export function switched(words: Words, first: boolean): Attribute {
  return {
    ...base(words, () => first),
    unit: '-',
    decimals: 0,
    dataType: 'bool',
    rwType: 'rw',
    states: { true: { zh: '开', en: 'On' }, false: { zh: '关', en: 'Off' } },
  };
}

/** A way of working, to be chosen. */
export function chosen(words: Words, states: Readonly<Record<string, Text>>): Attribute {
  return {
    ...base(words, () => Number(Object.keys(states)[0] ?? 0)),
    unit: '-',
    decimals: 0,
    dataType: 'enum',
    rwType: 'rw',
    states,
  };
}
