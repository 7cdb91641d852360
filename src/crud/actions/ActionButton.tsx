import { Button, Tooltip } from '@mui/material';
import { Link } from 'react-router';
import type { MenuAction } from './ActionMenu';

interface ActionButtonProps {
  readonly item: MenuAction;
  readonly busy?: boolean;
  /** It is what comes next. */
  readonly isPrimary?: boolean;
}

/** An action as a button with its words. One that cannot be pressed now can still be reached, and says why. */
export function ActionButton({ item, busy = false, isPrimary = false }: ActionButtonProps) {
  const { label, to, state, danger, disabled, onChoose } = item;
  const color = danger ? 'error' : 'inherit';
  if (disabled !== undefined) {
    return (
      <Tooltip title={disabled} describeChild>
        <Button
          variant="outlined"
          color="inherit"
          aria-disabled
          aria-description={disabled}
          sx={{ color: 'text.disabled', cursor: 'default' }}
        >
          {label}
        </Button>
      </Tooltip>
    );
  }
  if (to !== undefined) {
    return (
      <Button variant="outlined" color="inherit" component={Link} to={to} state={state} data-shortcut={item.key}>
        {label}
      </Button>
    );
  }
  return (
    <Button
      variant={isPrimary ? 'contained' : 'outlined'}
      color={isPrimary ? 'primary' : color}
      loading={busy}
      onClick={onChoose}
    >
      {label}
    </Button>
  );
}
