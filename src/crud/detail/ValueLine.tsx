import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data';
import { detailOf } from '@/fields/internal';
import type { AnyRecord } from '@/schema';

interface ValueLineProps {
  readonly name: string;
  readonly record: AnyRecord;
  readonly strong?: boolean;
}

/**
 * A value of a record on one line of a `dl`: what it is, and how much at the other end; a table takes the line below.
 */
export function ValueLine({ name, record, strong = false }: ValueLineProps) {
  const { resource, scope, views } = useResource();
  const translate = useTranslate();
  const field = resource.fields[name];
  if (!field) return null;
  const Value = views.details?.[name] ?? detailOf(field.type);
  const variant = strong ? 'subtitle2' : 'body2';
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 2,
        py: 0.5,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Typography component="dt" variant={variant} sx={{ color: strong ? 'text.primary' : 'text.secondary' }}>
        {translate(`${scope}.fields.${name}`)}
      </Typography>
      <Typography component="dd" variant={variant} sx={{ m: 0, minWidth: 0 }}>
        <Value value={record[name]} record={record} name={name} field={field} scope={scope} />
      </Typography>
    </Box>
  );
}
