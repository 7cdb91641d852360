import { Box, Button, Chip, Paper, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface TileProps {
  readonly title: ReactNode;
  /** Beside the title: how it stands, who decides. */
  readonly tags: ReactNode;
  readonly children?: ReactNode;
  /** Opens its details; absent where there are none. */
  onMore?(): void;
}

/** A strategy or a device of a home, with a way to its details. */
export function Tile({ title, tags, children, onMore }: TileProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Paper
      component="li"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: 1.5, display: 'grid', gap: 0.75, alignContent: 'start', minWidth: 0 }}
    >
      <Typography id={id} component="h3" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, minHeight: 24 }}>{tags}</Box>
      {children}
      {onMore && (
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-describedby={id}
          onClick={onMore}
          sx={{ justifySelf: 'start', ml: -1 }}
        >
          {translate('strategy.more')}
        </Button>
      )}
    </Paper>
  );
}

export function AiTag() {
  return <Chip label={useTranslate()('strategy.ai')} color="info" variant="outlined" />;
}
