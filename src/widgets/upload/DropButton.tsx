import { Box, type SxProps, type Theme } from '@mui/material';
import type { HTMLAttributes, ReactNode } from 'react';
import type { FrameControl } from '../FieldFrame';

interface DropButtonProps extends Omit<HTMLAttributes<HTMLButtonElement>, 'onClick' | 'color'> {
  readonly control: FrameControl;
  /** Something is held over the place to drop it. */
  readonly over: boolean;
  onOpen(): void;
  readonly sx: SxProps<Theme>;
  readonly children: ReactNode;
}

/** Where files are dropped, and a button that lets a person choose them. */
export function DropButton({ control, over, onOpen, sx, children, ...rest }: DropButtonProps) {
  const { id, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy, 'aria-invalid': invalid } = control;
  return (
    <Box
      component="button"
      type="button"
      id={id}
      aria-labelledby={`${labelledBy} ${id}`}
      aria-describedby={describedBy}
      onClick={onOpen}
      {...rest}
      sx={[
        {
          font: 'inherit',
          cursor: 'pointer',
          display: 'grid',
          justifyItems: 'center',
          gap: 0.5,
          border: '1px dashed',
          borderColor: invalid ? 'error.main' : over ? 'primary.main' : 'text.disabled',
          borderRadius: 1,
          bgcolor: over ? 'action.selected' : 'transparent',
          '&:hover': { bgcolor: 'action.hover' },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}
