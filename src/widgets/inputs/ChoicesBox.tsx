import { Checkbox, MenuItem, Select } from '@mui/material';
import { NameText } from '../NameText';
import type { Choice } from './ChoiceBox';
import type { FrameControl } from '../FieldFrame';
import { formatList } from '@/schema';

interface ChoicesBoxProps {
  readonly control: FrameControl;
  readonly choices: readonly Choice[];
  /** Those that are not among the choices are offered as they are. */
  readonly values: readonly string[];
  /** What no choice is called. */
  readonly none: string;
  onChoose(values: readonly string[]): void;
  onBlur?(): void;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
}

const MENU = { slotProps: { paper: { sx: { maxHeight: 360 } } } } as const;

/** Several choices of a short list; the list stays open while they are ticked. */
export function ChoicesBox({ control, choices, values, none, onChoose, onBlur, readOnly, autoFocus }: ChoicesBoxProps) {
  const { id, 'aria-labelledby': labelledBy, ...aria } = control;
  const unknown = values
    .filter((value) => !choices.some((one) => one.value === value))
    .map((value) => ({ value, label: value }));
  const all = [...choices, ...unknown];
  const labels = all.filter(({ value }) => values.includes(value)).map(({ label }) => label);
  return (
    <Select
      id={id}
      labelId={labelledBy}
      size="small"
      fullWidth
      multiple
      displayEmpty
      value={[...values]}
      readOnly={readOnly}
      autoFocus={autoFocus}
      onBlur={onBlur}
      error={Boolean(aria['aria-invalid'])}
      sx={readOnly ? { bgcolor: 'action.hover' } : undefined}
      MenuProps={MENU}
      SelectDisplayProps={aria}
      renderValue={() => (labels.length > 0 ? formatList(labels) : none)}
      onChange={({ target: { value } }) => onChoose(typeof value === 'string' ? value.split(',') : value)}
    >
      {all.map(({ value, label }) => (
        <MenuItem key={value} value={value} dense>
          <Checkbox
            size="small"
            checked={values.includes(value)}
            tabIndex={-1}
            disableRipple
            sx={{ p: 0.5, ml: -0.5, mr: 1 }}
            slotProps={{ input: { 'aria-hidden': true } }}
          />
          <NameText text={label} />
        </MenuItem>
      ))}
    </Select>
  );
}
