import { FigureLine } from './FigureLine';
import { OneLine } from './OneLine';
import type { CellProps } from './views';
import { useWords } from './useWords';

/** The cell of every field type that has none of its own: the value's words on one line. Figures have an alignment. */
export function TextCell(props: CellProps) {
  const text = useWords(props);
  if (!props.field.type.align) return <OneLine text={text} />;
  return <FigureLine text={text} unit={props.column?.unit} />;
}
