import { Box, Typography } from '@mui/material';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import { visuallyHidden } from '@mui/utils';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate } from '@/schema/dates';
import { DateRangeBox } from '@/widgets';
import { isHalfTyped, type DayRange } from './dayRange';
import { FIRST_DAY, rangeProblem, type RangeRule } from './rangeProblem';

interface RangeFieldProps {
  /** What the days are of, for those who do not see where it stands. */
  readonly label: string;
  readonly value: DayRange;
  readonly rule: RangeRule;
  /** The calendars offer no day too far from the other end; without, such a range is refused when it is chosen. */
  readonly offersSpan?: boolean;
  /** May be emptied, and says then that a date is needed. */
  readonly clearable?: boolean;
  onRange(range: DayRange): void;
}

/** Two dates. What a person chose or typed stays as it is, with the reason beside it when it cannot be shown. */
export function RangeField({ label, value, rule, offersSpan, clearable, onRange }: RangeFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const [draft, setDraft] = useState({ of: value, range: value });
  const [typing, setTyping] = useState(false);
  const isSame = draft.of.startDate === value.startDate && draft.of.endDate === value.endDate;
  const range = isSame ? draft.range : value;
  const problem = typing ? undefined : rangeProblem(range, rule);
  const change = ([startDate, endDate]: readonly [string, string]) => {
    const next = { startDate, endDate };
    setDraft({ of: value, range: next });
    setTyping(isHalfTyped(startDate) || isHalfTyped(endDate));
    if (rangeProblem(next, rule) === undefined) onRange(next);
  };
  const words =
    problem &&
    translate(`hems.range.problems.${problem}`, {
      first: formatDate(rule.first ?? FIRST_DAY, 3),
      last: formatDate(rule.last, 3),
    });
  return (
    <Box sx={{ width: 320, maxWidth: '100%', minWidth: 0 }}>
      <span id={`${id}-label`} style={visuallyHidden}>
        {label}
      </span>
      <DateRangeBox
        control={{
          id,
          'aria-labelledby': `${id}-label`,
          'aria-describedby': problem && `${id}-problem`,
          'aria-invalid': problem && true,
          'aria-required': undefined,
        }}
        label={label}
        value={[range.startDate, range.endDate]}
        onRange={change}
        onBlur={() => setTyping(false)}
        min={rule.first}
        max={rule.last}
        future
        maxSpan={offersSpan ? rule.maxSpan : undefined}
        clearable={clearable}
      />
      <Typography
        id={`${id}-problem`}
        role="alert"
        variant="caption"
        sx={{ color: 'error.main', display: 'flex', gap: 0.5, mt: words ? 0.5 : 0 }}
      >
        {words && <ErrorOutline aria-hidden sx={{ fontSize: 14, mt: '2px', flex: 'none' }} />}
        {words}
      </Typography>
    </Box>
  );
}
