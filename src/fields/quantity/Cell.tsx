import { toneMarks } from '@/charts/tones/toneMarks';
import { isEmpty } from '@/schema';
import { OneLine } from '../OneLine';
import { useTextContext } from '../useTextContext';
import { defineCell, type CellProps } from '../views';
import { quantityType, type QuantityOptions } from './type';

/** A figure with its unit, after the mark of what it is of: the one it has in every chart. */
function QuantityCell({ value, record, name, field, scope }: CellProps<number, QuantityOptions>) {
  const context = useTextContext(scope, name, field);
  if (isEmpty(value)) return <OneLine text="-" figures />;
  const text = field.type.text(Number(value), field.options, { ...context, record }) || '-';
  const { tone } = field.options.measure;
  if (tone === undefined) return <OneLine text={text} figures />;
  return (
    <span className="one-line figures" title={text}>
      <svg className="tone-mark" data-tone={tone} viewBox="0 0 10 10" aria-hidden="true">
        <path d={toneMarks[tone].path} />
      </svg>
      {text}
    </span>
  );
}

export default defineCell(quantityType, QuantityCell);
