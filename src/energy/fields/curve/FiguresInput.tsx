import { useMemo, useState } from 'react';
import { currentTime } from '@/schema/dates';
import type { Figures } from '../../slots/figures';
import { FieldFrame } from '@/widgets';
import { SlotGrid } from '../../slotGrid/SlotGrid';
import type { SlotRow } from '../../slotGrid/slotGridProps';
import type { InputProps } from '@/fields/views';
import { curveUnit } from './curveUnit';
import { curveRules, curveTraits, type SlotsOf } from './type';
import { useSlotAxis } from './useSlotAxis';

interface FiguresInputProps extends Omit<InputProps, 'value' | 'onChange' | 'field'> {
  readonly options: SlotsOf;
  readonly rows: readonly SlotRow[];
  onFigures(figures: Figures): void;
}

/** Figures of a field in a slot grid: one row of a curve, the rows of a plan. */
export function FiguresInput({ options, rows, onFigures, ...props }: FiguresInputProps) {
  const [opened] = useState(currentTime);
  const slots = useSlotAxis(options, rows, props.values);
  const rules = useMemo(() => curveRules(options), [options]);
  return (
    <FieldFrame {...props} group>
      {(control) => (
        <SlotGrid
          {...curveTraits(options)}
          unit={curveUnit(options, props.values)}
          label={props.label}
          describedBy={control['aria-describedby']}
          rows={rows}
          slots={slots}
          rules={rules}
          openFrom={options.lockPast ? opened : undefined}
          readOnly={props.readOnly}
          onFigures={onFigures}
          onLeave={props.onBlur}
        />
      )}
    </FieldFrame>
  );
}
