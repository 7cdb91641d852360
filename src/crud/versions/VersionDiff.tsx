import { Box, Typography } from '@mui/material';
import ArrowForward from '@mui/icons-material/ArrowForward';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data';
import type { AnyRecord } from '@/schema';
import { isWide, detailOf } from '@/fields/internal';
import { cellOf } from '@/fields';

interface DiffValueProps {
  readonly name: string;
  readonly record: AnyRecord;
  /** Above the value: which version it is of. */
  readonly caption: string;
}

/** A value of one version: tables and curves as on a page, everything else on one line. */
function DiffValue({ name, record, caption }: DiffValueProps) {
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

interface VersionDiffProps {
  /** Fields that differ. */
  readonly names: readonly string[];
  readonly before: AnyRecord;
  readonly after: AnyRecord;
  readonly beforeText: string;
  readonly afterText: string;
}

/** What differs between two versions, field by field: old, then new. Tables and curves stand below each other. */
export function VersionDiff({ names, before, after, beforeText, afterText }: VersionDiffProps) {
  const { resource, scope } = useResource();
  const translate = useTranslate();
  if (names.length === 0) return <Typography variant="body2">{translate('versions.same')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {names.map((name) => {
        const field = resource.fields[name];
        const columns = field && isWide(field) ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 20px minmax(0, 1fr)';
        return (
          <Box
            component="li"
            key={name}
            sx={{ py: 1.5, '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' } }}
          >
            <Typography variant="subtitle2" sx={{ mb: 0.5 }}>
              {translate(`${scope}.fields.${name}`)}
            </Typography>
            <Box sx={{ display: 'grid', gridTemplateColumns: columns, gap: 1, alignItems: 'end' }}>
              <DiffValue name={name} record={before} caption={beforeText} />
              {columns.includes('20px') && (
                <ArrowForward
                  className="along-line"
                  aria-hidden
                  sx={{ fontSize: 16, color: 'text.secondary', mb: 0.25 }}
                />
              )}
              <DiffValue name={name} record={after} caption={afterText} />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
