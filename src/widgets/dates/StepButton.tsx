import { IconButton, Tooltip } from '@mui/material';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';

interface StepButtonProps {
  readonly sign: 1 | -1;
  /** Says what is stepped: 'Previous day'. */
  readonly label: string;
  readonly disabled: boolean;
  onStep(): void;
}

/** One step back or on. At the end of the limits it keeps the focus, so that a person can turn round. */
export function StepButton({ sign, label, disabled, onStep }: StepButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        data-shortcut={sign < 0 ? 'previous' : 'next'}
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : onStep}
        sx={{
          width: 32,
          height: 32,
          flex: 'none',
          ...(disabled && { color: 'text.disabled', cursor: 'default', '&:hover': { bgcolor: 'transparent' } }),
        }}
      >
        {sign < 0 ? (
          <ChevronLeft className="along-line" fontSize="small" />
        ) : (
          <ChevronRight className="along-line" fontSize="small" />
        )}
      </IconButton>
    </Tooltip>
  );
}
