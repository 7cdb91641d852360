import { isEmpty } from '@/schema';
import { FigureLine } from '../FigureLine';
import { useTextContext } from '../useTextContext';
import { defineCell, type CellProps } from '../views';
import { numberType, type NumberOptions } from './type';

/** A number with its unit; a unit the wire sent with the value wins over the schema's. */
function NumberCell({ value, record, name, field, scope, column }: CellProps<number, NumberOptions>) {
  const context = useTextContext(scope, name, field);
  if (isEmpty(value)) return <FigureLine text="-" />;
  const unit = record.$texts?.[name] ?? field.options.unit;
  const written = (inColumn: typeof column) =>
    field.type.text(Number(value), { ...field.options, unit }, { ...context, record, column: inColumn }) || '-';
  const { decimals: _, ...own } = column ?? {};
  return <FigureLine text={written(own)} filled={written(column)} unit={column?.unit} />;
}

export default defineCell(numberType, NumberCell);
