import { Box, Button, Paper, Skeleton } from '@mui/material';
import Calculate from '@mui/icons-material/CalculateOutlined';
import { Suspense, useEffect, useEffectEvent, useId, type FormEvent } from 'react';
import { textType } from '@/fields/text/type';
import { useTranslate } from 'react-admin';
import { useAccess } from '@/access/AccessContext';
import type { ReportViews } from '@/data/registry/resourceViews';
import { inputOf } from '@/fields/inputOf';
import { siteDefaults, type Report } from '@/schema';
import { FieldGrid } from '@/widgets/FieldGrid';
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
  onStanding(standing: FormStanding): void;
}

/**
 * The inputs of a calculator. Enter or the button calculates; what is wrong is said at its field, and the first of it
 * gets the focus.
 */
export default function ParamsForm({ report, views, values, loading, onSubmit, onStanding }: ParamsFormProps) {
  const translate = useTranslate();
  const { pathOf } = useAccess();
  const id = useId();
  const form = useParamDraft(report, values, onSubmit, true);
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
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, minWidth: 0 }}
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
      <FieldGrid columns={3}>
        {shownParams(report, form.draft).map((name) => (
          <ParamInput
            key={name}
            report={report}
            name={name}
            idPrefix={id}
            form={form}
            input={views.params?.[name] ?? inputOf(report.params[name]?.type ?? textType)}
            place="form"
            currency={currency}
          />
        ))}
      </FieldGrid>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button type="submit" variant="contained" loading={loading} loadingPosition="start" startIcon={<Calculate />}>
          {translate('report.params.calculate')}
        </Button>
      </Box>
    </Paper>
  );
}
