import { toneMarks } from '@/charts/tones/toneMarks';
import { isEmpty } from '@/schema';
import { FigureLine } from '../FigureLine';
import { useTextContext } from '../useTextContext';
import { defineCell, type CellProps } from '../views';
import { quantityType, type QuantityOptions } from './type';

/** A figure with its unit, after the mark of what it is of: the one it has in every chart. */
function QuantityCell({ value, record, name, field, scope, column }: CellProps<number, QuantityOptions>) {
  const context = useTextContext(scope, name, field);
  if (isEmpty(value)) return <FigureLine text="-" />;
  const text = field.type.text(Number(value), field.options, { ...context, record, column }) || '-';
  const { tone } = field.options.measure;
  return (
    <FigureLine text={text} unit={column?.unit}>
      {tone !== undefined && (
        <svg className="tone-mark" data-tone={tone} viewBox="0 0 10 10" aria-hidden="true">
          <path d={toneMarks[tone].path} />
        </svg>
      )}
    </FigureLine>
  );
}

export default defineCell(quantityType, QuantityCell);
