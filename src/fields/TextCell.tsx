import { OneLine } from './OneLine';
import type { CellProps } from './views';
import { useWords } from './useWords';

/** The cell of every field type that has none of its own: the value's words on one line. */
export function TextCell(props: CellProps) {
  return <OneLine text={useWords(props)} figures={props.field.type.align === 'end'} />;
}
