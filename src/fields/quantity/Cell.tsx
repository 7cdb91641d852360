import { isEmpty } from '@/schema';
import { FigureLine } from '../FigureLine';
import { useTextContext } from '../useTextContext';
import { defineCell, type CellProps } from '../views';
import { quantityType, type QuantityOptions } from './type';

/** A figure with its unit. All of a column are of one kind, which needs no mark in each of them. */
function QuantityCell({ value, record, name, field, scope, column }: CellProps<number, QuantityOptions>) {
  const context = useTextContext(scope, name, field);
  if (isEmpty(value)) return <FigureLine text="-" />;
  const text = field.type.text(Number(value), field.options, { ...context, record, column }) || '-';
  return <FigureLine text={text} unit={column?.unit} />;
}

export default defineCell(quantityType, QuantityCell);
