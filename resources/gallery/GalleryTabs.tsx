import { Box, Tab, Tabs, Typography, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PageHeading } from '@/widgets';

interface GalleryTabsProps<P extends string> {
  /** Which gallery: its texts are below `gallery.<name>`. */
  readonly name: string;
  readonly parts: readonly P[];
  readonly part: P;
  onPart(part: P): void;
  /** Of the stories, over their two columns. */
  readonly sx?: SxProps<Theme>;
  readonly children: ReactNode;
}

/** A gallery: what it shows, its parts as tabs, and the stories of one of them in two columns. */
export function GalleryTabs<P extends string>({ name, parts, part, onPart, sx, children }: GalleryTabsProps<P>) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <PageHeading title={translate(`gallery.${name}.title`)} />
      <Typography sx={{ color: 'text.secondary' }}>{translate(`gallery.${name}.intro`)}</Typography>
      <Tabs
        value={part}
        onChange={(_, next: P) => onPart(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate(`gallery.${name}.parts`)}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {parts.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`${name}-tab-${one}`}
            aria-controls={`${name}-part`}
            label={translate(`gallery.${name}.part.${one}`)}
          />
        ))}
      </Tabs>
      <Box
        id={`${name}-part`}
        role="tabpanel"
        aria-labelledby={`${name}-tab-${part}`}
        sx={[
          { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } },
          ...(Array.isArray(sx) ? sx : [sx]),
        ]}
      >
        {children}
      </Box>
    </Box>
  );
}
