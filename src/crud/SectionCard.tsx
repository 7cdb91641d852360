import { Paper, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

/** One card for all that is told of a record: its sections stand below each other on it. */
export function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <Paper
      variant="outlined"
      sx={{
        p: 2,
        minWidth: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2.5,
        alignContent: 'start',
      }}
    >
      {children}
    </Paper>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What belongs together on a sheet, under its heading with a line. */
export function SheetSection({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} style={{ minWidth: 0 }}>
      <Typography
        id={id}
        component="h2"
        variant="subtitle2"
        sx={{ pb: 0.75, mb: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        {title}
      </Typography>
      {children}
    </section>
  );
}

/**
 * A section that has a card to itself.
 *
 * @example <SectionCard title={translate('depot.location')}>{children}</SectionCard>
 * @public
 */
export function SectionCard(props: SectionProps) {
  return (
    <Sheet>
      <SheetSection {...props} />
    </Sheet>
  );
}
