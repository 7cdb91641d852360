import { Alert, Box, Paper, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { PrintDrawer } from '@/crud/actions/PrintDrawer';
import { recordName } from '@/crud/recordName';
import { useResource } from '@/data/registry/ResourceContext';
import { formatNumber } from '@/fields/number/formatNumber';
import type { AnyRecord } from '@/schema';
import { TRACES, type TraceStep } from '@schemas/vpp/parts/traces';
import { FieldLine } from './FieldLine';

interface StepProps {
  readonly step: TraceStep;
  readonly record: AnyRecord;
}

/** Money and energies are told to hundredths. A part of a whole may be one hundredth off, so that all parts add up to it. */
const NEAR = 0.0101;
const DIGITS = { maximumFractionDigits: 4 } as const;

/** One figure: what it is, its formula, its inputs, and whether it comes out again. */
function Step({ step, record }: StepProps) {
  const { resource } = useResource();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const again = step.value(record);
  const shown = record[step.of];
  const isOwn = resource.fields[step.of] !== undefined;
  const isSame = again !== null && typeof shown === 'number' && Math.abs(again - shown) < NEAR;
  const said = again === null ? 'unknown' : isSame || !isOwn ? 'same' : 'differs';
  return (
    <Paper variant="outlined" component="section" sx={{ px: 2, py: 1.5 }}>
      {isOwn ? (
        <FieldLine name={step.of} record={record} strong />
      ) : (
        <Typography variant="subtitle2">{`${translate(`vppTrade.computed.${step.of}`)} ${again === null ? '-' : formatNumber(again, locale, { ...DIGITS, minimumFractionDigits: 2 })}`}</Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', pb: 1 }}>
        {`= ${translate(`vppTrade.computed.formulas.${step.formula}`)}`}
      </Typography>
      <Box sx={{ pl: 2, borderLeft: 2, borderColor: 'divider' }}>
        {step.inputs.map((name) => (
          <FieldLine key={name} name={name} record={record} />
        ))}
      </Box>
      {(isOwn || again === null) && (
        <Alert severity={said === 'same' ? 'success' : said === 'differs' ? 'warning' : 'info'} sx={{ mt: 1, py: 0 }}>
          {translate(`vppTrade.computed.${said}`, { value: again === null ? '-' : formatNumber(again, locale, DIGITS) })}
        </Alert>
      )}
    </Paper>
  );
}

interface ComputedDrawerProps {
  readonly records: readonly AnyRecord[];
  close(): void;
}

/** How the figures of a record were computed: each with its formula and its inputs, computed again here, and the records they come from. */
export function ComputedDrawer({ records: [record], close }: ComputedDrawerProps) {
  const { resource } = useResource();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (!record) return null;
  const sources = Object.entries(resource.fields).filter(([name, { type }]) => type.name === 'reference' && name !== 'tenantId' && typeof record[name] === 'string' && record[name] !== '');
  return (
    <PrintDrawer title={translate('vppTrade.computed.title', { name: recordName(resource, record, locale === 'zh' ? 'zh' : 'en') })} close={close}>
      {(TRACES[resource.name] ?? []).map((step) => (
        <Step key={step.of} step={step} record={record} />
      ))}
      {sources.length > 0 && (
        <Box component="section">
          <Typography component="h3" variant="subtitle2">
            {translate('vppTrade.computed.from')}
          </Typography>
          {sources.map(([name]) => (
            <FieldLine key={name} name={name} record={record} />
          ))}
        </Box>
      )}
    </PrintDrawer>
  );
}
