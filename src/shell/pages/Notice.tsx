import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { PageHeading } from '@/widgets';
import { Art } from './Art';

interface NoticeProps {
  /** The lines of a picture. */
  readonly art: ReactNode;
  readonly title: string;
  readonly text: string;
  /** `alert` for what happened just now. */
  readonly role?: 'alert';
  readonly children?: ReactNode;
  /** Technical words, small and selectable. */
  readonly detail?: string;
}

/** A page of one message: picture, heading, description, ways on (spec 01 §2). */
export function Notice({ art, title, text, role, children, detail }: NoticeProps) {
  return (
    <Stack
      role={role}
      spacing={1.5}
      sx={{ alignItems: 'center', justifyContent: 'center', textAlign: 'center', minHeight: 360, p: 3 }}
    >
      <Box sx={{ alignSelf: 'stretch' }}>
        <PageHeading />
      </Box>
      <Art>{art}</Art>
      <Typography component="h1" variant="h1">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 480, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {detail && (
        <Box
          component="code"
          sx={{
            typography: 'caption',
            color: 'text.secondary',
            maxWidth: 640,
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-wrap',
          }}
        >
          {detail}
        </Box>
      )}
      {children && (
        <Stack direction="row" spacing={1} sx={{ pt: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
          {children}
        </Stack>
      )}
    </Stack>
  );
}
