import { Box, Button, Paper, Skeleton } from '@mui/material';
import Calculate from '@mui/icons-material/CalculateOutlined';
import { useTranslate } from 'react-admin';
import { Suspense, useEffect, useEffectEvent, useId, type FormEvent } from 'react';
import { textType } from '@/fields/internal';
import { useAccess } from '@/access';
import type { ReportViews } from '@/data/internal';
import { inputOf } from '@/fields';
import { siteDefaults, type Report } from '@/schema';
import { FormFoot } from '@/widgets';
import { FillFrom } from '../fill/FillFrom';
import type { ParamValues } from './paramsAddress';
import { ParamInput } from './ParamInput';
import { shownParams } from './paramErrors';
import { useParamCurrency } from './useParamCurrency';
import { useParamDraft } from './useParamDraft';

/** How the inputs stand to the result that is shown. */
export type FormStanding = 'unchanged' | 'changed' | 'invalid';

interface ParamsFormProps {
  readonly report: Report;
  readonly views: ReportViews;
  readonly values: ParamValues;
  /** A calculation runs. */
  readonly loading: boolean;
  onSubmit(values: ParamValues): void;
  /** They were changed, and are right. Without it only the button asks. */
  onFollow?(values: ParamValues): void;
  onStanding(standing: FormStanding): void;
}

/** A number is short: its name stands beside it, and a dozen of them fit beside a result. */
const LINES = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  '& > [data-number] > [data-field]': {
    gridTemplateColumns: 'minmax(0, 1fr) 144px',
    columnGap: 1.5,
    alignItems: 'center',
    '& > :nth-of-type(n + 3)': { gridColumn: '1 / -1' },
  },
} as const;

/**
 * The inputs of a calculator. Enter or the button calculates, and a result follows them after a pause; what is wrong is
 * said at its field, and the first of it gets the focus.
 */
export default function ParamsForm({
  report,
  views,
  values,
  loading,
  onSubmit,
  onFollow,
  onStanding,
}: ParamsFormProps) {
  const translate = useTranslate();
  const { pathOf } = useAccess();
  const id = useId();
  const form = useParamDraft(report, values, onFollow, onSubmit);
  const currency = useParamCurrency(report, form.draft);
  const standing: FormStanding = !form.isChanged ? 'unchanged' : form.isValid ? 'changed' : 'invalid';
  const tell = useEffectEvent(onStanding);
  useEffect(() => tell(standing), [standing]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = form.submit();
    if (wrong !== undefined) document.getElementById(`${id}-${wrong.split('.')[0]}`)?.focus();
  };
  return (
    <Paper
      variant="outlined"
      component="form"
      aria-label={translate('report.params.label')}
      noValidate
      onSubmit={submit}
      sx={{ p: 2, pb: 3, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minWidth: 0 }}
    >
      {report.fill && pathOf.has(report.fill.from) && (
        <Suspense fallback={<Skeleton variant="rounded" height={72} sx={{ maxWidth: 360 }} />}>
          <FillFrom
            report={report}
            fill={report.fill}
            currency={currency ?? siteDefaults().currency}
            onTaken={form.fill}
          />
        </Suspense>
      )}
      <Box sx={LINES}>
        {shownParams(report, form.draft).map((name) => (
          <ParamInput
            key={name}
            report={report}
            name={name}
            idPrefix={id}
            form={form}
            input={views.params?.[name] ?? inputOf(report.params[name]?.type ?? textType)}
            place="form"
            replaced={views.params?.[name] !== undefined}
            currency={currency}
          />
        ))}
      </Box>
      <div>
        <FormFoot>
          <Button type="submit" variant="contained" loading={loading} loadingPosition="start" startIcon={<Calculate />}>
            {translate('report.params.calculate')}
          </Button>
        </FormFoot>
      </div>
    </Paper>
  );
}
