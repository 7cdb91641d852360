import { useMemo } from 'react';
import { defineInput } from '@/fields/views';
import { FiguresInput } from './FiguresInput';
import { curveType } from './type';

/** The figures as one row of a slot grid. */
export default defineInput(curveType, function CurveInput({ field, value, onChange, ...props }) {
  const { name, label } = props;
  const rows = useMemo(() => [{ id: name, name: label, values: value ?? [] }], [name, label, value]);
  return (
    <FiguresInput
      {...props}
      options={field.options}
      rows={rows}
      onFigures={([figures = []]) => onChange(figures.every((one) => one === null) ? null : figures)}
    />
  );
});
