import {
  defineField,
  type CallSpec,
  type Exact,
  type Field,
  type FieldOptions,
  type IsRequired,
  type FieldType,
} from '@/schema';
import { codeText, descText } from '../enumeration/codeDesc';

/** What `options({ … })` may be told. @public */
export interface OptionsOptions extends FieldOptions {
  /** The call that answers the choices, relative to the resource's base. Filled in by the builder. */
  readonly call: CallSpec;
  /** Name of the list in the answer, when it is an object of lists: `'logType'`. */
  readonly at?: string;
  /**
   * Field of the same form that is sent with the call, under its own name: attributes of the chosen device. Nothing is
   * asked before it has a value.
   */
  readonly within?: string;
  /** Codes the sample data uses. Default '1', '2', '3'. */
  readonly samples?: readonly string[];
  /** Value of an untouched create form. */
  readonly default?: string;
}

const SAMPLES = ['1', '2', '3'];

/** The type behind `options()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const optionsType: FieldType<string, OptionsOptions> = {
  name: 'options',
  inputWidth: () => 'choice',
  traits: { atOnce: true, several: true },
  sortable: true,
  label: (row, name) => {
    const beside = row[`${name}Desc`] ?? row[`${name}Name`];
    return descText(row[name]) ?? (typeof beside === 'string' && beside !== '' ? beside : undefined);
  },
  choices: ({ call, at }) => ({ call, at }),
  decode: codeText,
  encode: (value) => value,
  rules: () => [],
  sample: (seed, { samples = SAMPLES }) => samples[Math.abs(Math.trunc(seed)) % samples.length] ?? '1',
  text: (value, _, { enumText }) => enumText?.(value) ?? value,
};

/**
 * One code of a list the server answers, as text.
 *
 * @example options('GET type-box', { at: 'logType' })
 * @public
 */
export function options<const O extends Omit<OptionsOptions, 'call'> = object>(
  call: CallSpec,
  settings?: Exact<O, Omit<OptionsOptions, 'call'>>,
): Field<string, IsRequired<O>, OptionsOptions> {
  return defineField(optionsType, { ...((settings ?? {}) as O), call });
}
