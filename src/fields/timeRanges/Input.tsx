import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { TimeBox } from '@/widgets/internal';
import { FieldFrame, RowEditor } from '@/widgets';
import { defineInput } from '../views';
import { timeRangesType, type TimeRange } from './type';

/** Stretches of a day, each from a time to a time. */
export default defineInput(timeRangesType, function TimeRangesInput({ field, value, onChange, ...props }) {
  const translate = useTranslate();
  const ranges = value ?? [];
  const change = (at: number, part: Partial<TimeRange>) =>
    onChange(ranges.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <FieldFrame {...props} group>
      {(control) => (
        <RowEditor
          control={control}
          rows={ranges}
          blank={() => ({ begin: ranges.at(-1)?.end ?? '', end: '' })}
          onRows={(next) => onChange(next.length > 0 ? next : null)}
          min={0}
          max={field.options.max ?? 50}
          readOnly={props.readOnly}
        >
          {({ begin, end }, index) => {
            const box = { ...control, 'aria-invalid': props.error ? (true as const) : undefined };
            const number = index + 1;
            return (
              <Box
                sx={{
                  display: 'grid',
                  gridTemplateColumns: 'minmax(64px, 112px) auto minmax(64px, 112px)',
                  justifyContent: 'start',
                  alignItems: 'center',
                  gap: 1,
                }}
              >
                <TimeBox
                  control={{ ...box, id: `${props.id}-${index}-begin` }}
                  name={translate('fields.timeRanges.begin', { number })}
                  value={begin}
                  onTime={(time) => change(index, { begin: time })}
                  readOnly={props.readOnly}
                />
                <span aria-hidden>–</span>
                <TimeBox
                  control={{ ...box, id: `${props.id}-${index}-end` }}
                  name={translate('fields.timeRanges.end', { number })}
                  value={end}
                  onTime={(time) => change(index, { end: time })}
                  readOnly={props.readOnly}
                />
              </Box>
            );
          }}
        </RowEditor>
      )}
    </FieldFrame>
  );
});
