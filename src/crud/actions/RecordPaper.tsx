import { Box, Divider } from '@mui/material';
import { Fragment } from 'react';
import { useResource, lazyPart } from '@/data';
import { isRelatedList, type AnyRecord, type Paper } from '@/schema';
import { ValueLine } from '../detail/ValueLine';

const PaperParts = lazyPart(() => import('./PaperParts'));

interface RecordPaperProps {
  readonly paper: Paper;
  readonly record: AnyRecord;
}

/** A record as it goes to somebody else: its sections, a line a value, what it comes to below them, then its parts. */
export function RecordPaper({ paper: { sections, total, parts }, record }: RecordPaperProps) {
  const { resource } = useResource();
  const list = parts === undefined ? undefined : resource.related[parts];
  return (
    <>
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
      {list && isRelatedList(list) && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, mt: 3 }}>
          <PaperParts list={list} record={record} waiting={null} />
        </Box>
      )}
    </>
  );
}
