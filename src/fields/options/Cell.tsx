import { isEmpty } from '@/schema';
import { OneLine } from '../OneLine';
import { useTextContext } from '../useTextContext';
import { defineCell, type CellProps } from '../views';
import { optionsType, type OptionsOptions } from './type';

/** The words the wire carries beside the code, else those of the locales, else the code. */
function OptionsCell({ value, record, name, field, scope }: CellProps<string, OptionsOptions>) {
  const { enumText } = useTextContext(scope, name, field);
  return (
    <OneLine text={isEmpty(value) ? '-' : (record.$texts?.[name] ?? enumText?.(String(value)) ?? String(value))} />
  );
}

export default defineCell(optionsType, OptionsCell);
