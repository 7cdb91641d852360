import { styled } from '@mui/material';

/** The browser's own box in the brand's colour: hundreds of them must cost nothing. */
const Box = styled('input')(({ theme }) => ({
  width: 16,
  height: 16,
  margin: 4,
  verticalAlign: 'middle',
  accentColor: theme.palette.primary.main,
  cursor: 'pointer',
  '&:disabled': { cursor: 'default' },
}));

interface TickProps {
  readonly checked: boolean;
  /** Some but not all of what it stands for. */
  readonly partly?: boolean;
  readonly disabled?: boolean;
  readonly label: string;
  onToggle(): void;
}

/** A small check box without words beside it. */
export function Tick({ checked, partly = false, disabled = false, label, onToggle }: TickProps) {
  return (
    <Box
      type="checkbox"
      ref={(element: HTMLInputElement | null) => {
        if (element) element.indeterminate = partly;
      }}
      checked={checked}
      disabled={disabled}
      aria-label={label}
      onChange={onToggle}
    />
  );
}
