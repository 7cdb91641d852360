import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import ArrowBack from '@mui/icons-material/ArrowBack';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { NameText } from './NameText';

interface PageHeadingProps {
  readonly title: string;
  /** Path of the page above this one; without it there is no way back. */
  readonly backTo?: string | undefined;
  /** Beside the title: where the record stands. */
  readonly tag?: ReactNode;
  /** At the end of the line: what can be done. */
  readonly actions?: ReactNode;
}

/** The line above a form or a record: the way back, what it is, what can be done. */
export function PageHeading({ title, backTo, tag, actions }: PageHeadingProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 1, minHeight: 40 }}>
      {backTo !== undefined && (
        <Tooltip title={translate('detail.back')}>
          <IconButton component={Link} to={backTo} size="small" aria-label={translate('detail.back')} sx={{ ml: -0.5 }}>
            <ArrowBack fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <Typography component="h1" variant="h1" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <NameText text={title} />
      </Typography>
      {tag}
      {actions && <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Box>
  );
}
