import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data/registry/ResourceContext';
import { detailOf } from '@/fields/detailOf';
import type { AnyRecord } from '@/schema';

interface FieldLineProps {
  readonly name: string;
  readonly record: AnyRecord;
  readonly strong?: boolean;
}

/** A field of a record on one line: what it is, and its value; tables take the line below. */
export function FieldLine({ name, record, strong = false }: FieldLineProps) {
  const { resource, scope } = useResource();
  const translate = useTranslate();
  const field = resource.fields[name];
  if (!field) return null;
  const Value = detailOf(field.type.name);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, py: 0.5, fontVariantNumeric: 'tabular-nums' }}>
      <Typography component="span" variant={strong ? 'subtitle2' : 'body2'} sx={{ color: strong ? 'text.primary' : 'text.secondary' }}>
        {translate(`${scope}.fields.${name}`, { _: translate(`measures.${name}`) })}
      </Typography>
      <Typography component="div" variant={strong ? 'subtitle2' : 'body2'} sx={{ minWidth: 0 }}>
        <Value value={record[name]} record={record} name={name} field={field} scope={scope} />
      </Typography>
    </Box>
  );
}
