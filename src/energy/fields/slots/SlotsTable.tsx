import { useTranslate } from 'react-admin';
import { SlotGrid } from '../../slotGrid/SlotGrid';
import { curveTraits } from '../curve/type';
import { curveUnit } from '../curve/curveUnit';
import { useSlotAxis } from '../curve/useSlotAxis';
import type { CellProps } from '@/fields/views';
import type { SlotsOptions, SlotsRow } from './type';
import { useSlotRows } from './useSlotRows';

/** Rows of figures as a table that can be selected and copied from. */
export default function SlotsTable({
  value,
  record,
  name,
  field,
  scope,
}: CellProps<readonly SlotsRow[], SlotsOptions>) {
  const translate = useTranslate();
  const rows = useSlotRows(value, name, field, scope);
  const slots = useSlotAxis(field.options, rows, record);
  return (
    <SlotGrid
      {...curveTraits(field.options)}
      unit={curveUnit(field.options, record)}
      label={translate(`${scope}.fields.${name}`)}
      rows={rows}
      slots={slots}
      readOnly
      onFigures={() => undefined}
    />
  );
}
