import { Box, Typography } from '@mui/material';
import Layers from '@mui/icons-material/LayersOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import SearchOff from '@mui/icons-material/SearchOff';
import type { ReactNode } from 'react';

/** Why it is empty. What is not chosen is no reason: a page opens with the last or the first. */
const ICONS = { notYet: <Layers />, notFound: <SearchOff />, notAllowed: <Lock /> };

interface EmptyStateProps {
  /** Default: there is nothing yet. */
  readonly kind?: keyof typeof ICONS;
  readonly title: string;
  readonly text?: ReactNode;
  /** A button that leads out of the emptiness. */
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
}

/**
 * Nothing here, and why, said calmly, with a way on.
 *
 * @example <EmptyState kind="notFound" title={translate('depot.none')} text={translate('depot.noneText')} />
 * @public
 */
export function EmptyState({ kind = 'notYet', title, text, action, icon }: EmptyStateProps) {
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 1, px: 3, py: 6, textAlign: 'center' }}>
      <Box aria-hidden sx={{ color: 'text.disabled', display: 'flex', '& svg': { fontSize: 40 } }}>
        {icon ?? ICONS[kind]}
      </Box>
      <Typography variant="subtitle2" component="p">
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 480, textWrap: 'balance' }}>
          {text}
        </Typography>
      )}
      {action && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Box>
  );
}
