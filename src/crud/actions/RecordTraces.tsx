import { Alert, Box, Paper, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { useResource, useArea } from '@/data';
import { type AnyRecord, type Trace, formatNumber } from '@/schema';
import { ValueLine } from '../detail/ValueLine';

interface RecordTracesProps {
  readonly traces: readonly Trace[];
  /** Default: every reference that has a value. */
  readonly sources: readonly string[] | undefined;
  readonly record: AnyRecord;
}

/** Figures are told to hundredths. A part of a whole may be one hundredth off, so that all parts add up to it. */
const NEAR = 0.0101;

/** One figure: what it is, its formula, its inputs, and whether it comes out again. */
function TraceCard({
  trace: { of, formula, inputs, value },
  record,
}: {
  readonly trace: Trace;
  readonly record: AnyRecord;
}) {
  const { resource, scope } = useResource();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const again = value(record);
  const shown = record[of];
  const isField = resource.fields[of] !== undefined;
  const said =
    again === null ? 'unknown' : typeof shown === 'number' && Math.abs(again - shown) < NEAR ? 'same' : 'differs';
  const words = (digits: number) =>
    again === null ? '-' : formatNumber(again, locale, { minimumFractionDigits: digits, maximumFractionDigits: 4 });
  return (
    <Paper variant="outlined" component="section" sx={{ px: 2, py: 1.5 }}>
      <Typography component="h3" variant="subtitle2">
        {translate(`${scope}.fields.${of}`)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', pb: 1 }}>
        {`= ${translate(`${scope}.formulas.${formula}`)}`}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {inputs.map((name) => (
          <ValueLine key={name} name={name} record={record} />
        ))}
        {isField && (
          <Box sx={{ borderTop: 1, borderColor: 'text.secondary' }}>
            <ValueLine name={of} record={record} strong />
          </Box>
        )}
      </Box>
      {!isField && (
        <Typography variant="subtitle2" sx={{ textAlign: 'end', borderTop: 1, borderColor: 'text.secondary', pt: 0.5 }}>
          {words(2)}
        </Typography>
      )}
      {(isField || again === null) && (
        <Alert severity={said === 'same' ? 'success' : said === 'differs' ? 'warning' : 'info'} sx={{ mt: 1, py: 0 }}>
          {translate(`traces.${said}`, { value: words(0) })}
        </Alert>
      )}
    </Paper>
  );
}

/**
 * How the figures of a record were computed: each with its formula and its inputs, computed once more here, and the
 * records they come from.
 */
export function RecordTraces({ traces, sources, record }: RecordTracesProps) {
  useArea('traces');
  const { resource } = useResource();
  const translate = useTranslate();
  const references =
    sources ?? Object.keys(resource.fields).filter((name) => resource.fields[name]?.type.traits?.record);
  const found = references.filter((name) => typeof record[name] === 'string' && record[name] !== '');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {traces.map((trace) => (
        <TraceCard key={trace.of} trace={trace} record={record} />
      ))}
      {found.length > 0 && (
        <Box component="section">
          <Typography component="h3" variant="subtitle2">
            {translate('traces.from')}
          </Typography>
          <Box component="dl" sx={{ m: 0 }}>
            {found.map((name) => (
              <ValueLine key={name} name={name} record={record} />
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
