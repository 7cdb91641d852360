import { Box, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { asObject } from '@/api';
import { cellOf } from '@/fields';
import { decodeFields, type AnyRecord, type Report } from '@/schema';

interface FigureFactsProps {
  readonly report: Report;
  readonly names: readonly string[];
  /** Undefined while it is on its way, null where there is none. */
  readonly answer: unknown;
}

/**
 * What an answer says besides its figures, on one line above them: a state, when it was measured, the record behind it.
 */
export default function FigureFacts({ report, names, answer }: FigureFactsProps) {
  const translate = useTranslate();
  const scope = `resources.${report.name}`;
  const fields = names.flatMap((name) => (report.fields[name] ? [[name, report.fields[name]] as const] : []));
  const record: AnyRecord = { id: '', ...decodeFields(Object.fromEntries(fields), asObject(answer) ?? {}) };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        rowGap: 1,
        px: 2,
        pt: 0.5,
        pb: 1.5,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {fields.map(([name, field]) => {
        const Value = cellOf(field.type);
        return (
          <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, typography: 'body2' }}>
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {translate(`${scope}.fields.${name}`)}
            </Typography>
            {answer === undefined ? (
              <Skeleton width={80} />
            ) : (
              <Value value={record[name]} record={record} name={name} field={field} scope={scope} />
            )}
          </Box>
        );
      })}
    </Box>
  );
}
