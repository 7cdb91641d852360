import type { ReactElement } from 'react';
import { IconButton, Tooltip, type IconButtonProps } from '@mui/material';
import { QUIET } from '../card/ChartFrame';

interface ToolButtonProps extends Omit<IconButtonProps, 'children' | 'color'> {
  /** Its name and tooltip. */
  readonly label: string;
  readonly icon: ReactElement;
  /** For one of several that are chosen from. */
  readonly pressed?: boolean;
  /** In sight also where nobody is at the chart. */
  readonly isSteady?: boolean;
}

/** One tool of a chart: an icon with its name. */
export function ToolButton({ label, icon, pressed, isSteady = false, ...rest }: ToolButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        aria-pressed={pressed}
        className={isSteady ? undefined : QUIET}
        {...rest}
        sx={{
          width: 32,
          height: 28,
          color: pressed ? 'primary.main' : 'text.secondary',
          bgcolor: pressed ? 'background.paper' : undefined,
          border: pressed ? 1 : 0,
          borderColor: 'divider',
          '&:hover': { color: pressed ? 'primary.main' : 'text.primary' },
          '& svg': { fontSize: 18 },
        }}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
}
