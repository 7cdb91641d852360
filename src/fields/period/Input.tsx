import { PeriodPicker, FieldFrame } from '@/widgets';
import { defineInput } from '../views';
import { periodType } from './type';

/** Days, months, years or a range. It is empty only in a filter, and there it can be cleared. */
export default defineInput(periodType, function PeriodInput({ field, value, onChange, place, ...props }) {
  const { by, maxSpan = {}, future } = field.options;
  return (
    <FieldFrame {...props} place={place} group>
      {(control) => (
        <PeriodPicker
          label={props.label}
          value={value ?? null}
          onPeriod={onChange}
          by={by}
          maxSpan={maxSpan}
          future={future}
          quick={false}
          clearable={place === 'filter' && !props.required}
          readOnly={props.readOnly}
          describedBy={control['aria-describedby']}
        />
      )}
    </FieldFrame>
  );
});
