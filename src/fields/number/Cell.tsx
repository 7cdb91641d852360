import { isEmpty } from '@/schema';
import { OneLine } from '../OneLine';
import { useTextContext } from '../useTextContext';
import { defineCell, type CellProps } from '../views';
import { numberType, type NumberOptions } from './type';

/** A number with its unit; a unit the wire sent with the value wins over the schema's. */
function NumberCell({ value, record, name, field, scope }: CellProps<number, NumberOptions>) {
  const context = useTextContext(scope, name, field);
  if (isEmpty(value)) return <OneLine text="-" figures />;
  const unit = record.$texts?.[name] ?? field.options.unit;
  return (
    <OneLine text={field.type.text(Number(value), { ...field.options, unit }, { ...context, record }) || '-'} figures />
  );
}

export default defineCell(numberType, NumberCell);
