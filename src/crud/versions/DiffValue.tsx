import { Box, Typography } from '@mui/material';
import { cellOf } from '@/fields/cellOf';
import { detailOf } from '@/fields/detailOf';
import { useResource } from '@/data/registry/ResourceContext';
import type { AnyRecord } from '@/schema';
import { isWide } from '../form/isWide';

interface DiffValueProps {
  readonly name: string;
  readonly record: AnyRecord;
  /** Above the value: which version it is of. */
  readonly caption: string;
}

/** A value of one version: tables and curves as on a page, everything else on one line. */
export function DiffValue({ name, record, caption }: DiffValueProps) {
  const { resource, scope, views } = useResource();
  const field = resource.fields[name];
  if (!field) return null;
  const Value = views.details?.[name] ?? (isWide(field) ? detailOf(field.type) : cellOf(field.type));
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
        {caption}
      </Typography>
      <Value value={record[name]} record={record} name={name} field={field} scope={scope} />
    </Box>
  );
}
