import { IconButton } from '@mui/material';
import ChevronRight from '@mui/icons-material/ChevronRight';

interface ChevronButtonProps {
  readonly open: boolean;
  /** What it says, unless something else does. */
  readonly label?: string;
  /** The id of what names it. */
  readonly labelledBy?: string;
  /** It is a control of its own, which the keyboard reaches. Default: the row is opened by keys of the row. */
  readonly alone?: boolean;
  onPress(): void;
}

/** Opens and closes what is below a row. */
export function ChevronButton({ open, label, labelledBy, alone = false, onPress }: ChevronButtonProps) {
  return (
    <IconButton
      size="small"
      {...(alone ? { 'aria-expanded': open } : { tabIndex: -1 })}
      aria-label={label}
      aria-labelledby={labelledBy}
      onClick={onPress}
      sx={{
        flex: 'none',
        p: 0.5,
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      <ChevronRight
        className="along-line"
        fontSize="small"
        sx={{ transform: open ? 'rotate(90deg)' : 'none', transition: 'transform 120ms' }}
      />
    </IconButton>
  );
}
