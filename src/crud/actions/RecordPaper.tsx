import { Box, Divider } from '@mui/material';
import { Fragment } from 'react';
import { useResource } from '@/data/registry/ResourceContext';
import type { AnyRecord, Paper } from '@/schema';
import { ValueLine } from '../detail/ValueLine';

interface RecordPaperProps {
  readonly paper: Paper;
  readonly record: AnyRecord;
}

/** A record as it goes to somebody else: its sections, a line a value, and what it comes to below them. */
export function RecordPaper({ paper: { sections, total }, record }: RecordPaperProps) {
  const { resource } = useResource();
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {sections.map((key, place) => (
        <Fragment key={key}>
          {place > 0 && <Divider sx={{ my: 2 }} />}
          {resource.detail
            .find((one) => one.key === key)
            ?.fields.filter((name) => name !== total)
            .map((name) => (
              <ValueLine key={name} name={name} record={record} />
            ))}
        </Fragment>
      ))}
      {total !== undefined && (
        <Box sx={{ borderTop: 1, borderColor: 'text.primary', mt: 1, pt: 1 }}>
          <ValueLine name={total} record={record} strong />
        </Box>
      )}
    </Box>
  );
}
