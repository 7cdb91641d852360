import { MenuItem, Select, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { NameText } from '../NameText';
import type { FrameControl } from '../FieldFrame';

/** One entry to choose: its value and its words. @public */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceBoxProps {
  readonly control: FrameControl;
  readonly choices: readonly Choice[];
  /** '' for none. One that is not among the choices is offered as it is. */
  readonly value: string;
  /** Words of a value that is not among the choices. */
  readonly valueLabel?: string;
  onChoose(value: string): void;
  onBlur?(): void;
  /** What no choice is called; without it, none cannot be chosen again. */
  readonly none?: string;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
}

const MENU = { slotProps: { paper: { sx: { maxHeight: 360 } } } } as const;

/**
 * One choice of a short list. '' is none.
 *
 * @example <ChoiceBox control={control} choices={[{ value: 'kW', label: 'kW' }]} value={unit} onChoose={setUnit} />
 * @public
 */
export function ChoiceBox({
  control,
  choices,
  value,
  valueLabel,
  onChoose,
  onBlur,
  none,
  readOnly,
  autoFocus,
}: ChoiceBoxProps) {
  const translate = useTranslate();
  const { id, 'aria-labelledby': labelledBy, ...aria } = control;
  const known = choices.find((one) => one.value === value)?.label;
  const placeholder = none ?? (readOnly ? '-' : translate('widgets.choose'));
  return (
    <Select
      id={id}
      labelId={labelledBy}
      size="small"
      fullWidth
      displayEmpty
      value={value}
      readOnly={readOnly}
      autoFocus={autoFocus}
      onBlur={onBlur}
      error={Boolean(aria['aria-invalid'])}
      MenuProps={MENU}
      SelectDisplayProps={aria}
      sx={readOnly ? { bgcolor: 'action.hover' } : undefined}
      renderValue={() =>
        value === '' ? (
          // 'All' is a choice like others, a request to choose is none
          <Typography
            component="span"
            variant="body2"
            sx={none === undefined ? { color: 'text.secondary' } : undefined}
          >
            {placeholder}
          </Typography>
        ) : (
          <NameText text={known ?? valueLabel ?? value} />
        )
      }
      onChange={(event) => onChoose(event.target.value)}
    >
      {(none !== undefined || value === '') && (
        <MenuItem value="" disabled={none === undefined} sx={{ color: 'text.secondary' }}>
          {placeholder}
        </MenuItem>
      )}
      {value !== '' && known === undefined && (
        <MenuItem value={value}>
          <NameText text={valueLabel ?? value} />
        </MenuItem>
      )}
      {choices.map((one) => (
        <MenuItem key={one.value} value={one.value}>
          <NameText text={one.label} />
        </MenuItem>
      ))}
    </Select>
  );
}
