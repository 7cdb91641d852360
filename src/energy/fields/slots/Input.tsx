import type { Figures } from '../../slots/figures';
import { FiguresInput } from '../curve/FiguresInput';
import { defineInput } from '@/fields/views';
import { slotsType } from './type';
import { useSlotRows } from './useSlotRows';

/** The rows as a slot grid. Rows are those of the record; only figures change. */
export default defineInput(slotsType, function SlotsInput({ field, value, onChange, ...props }) {
  const rows = useSlotRows(value, props.name, field, props.scope);
  const keep = (figures: Figures) => onChange((value ?? []).map((row, at) => ({ ...row, values: figures[at] ?? [] })));
  return <FiguresInput {...props} options={field.options} rows={rows} onFigures={keep} />;
});
