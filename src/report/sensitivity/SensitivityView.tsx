import {
  Alert,
  Box,
  Button,
  LinearProgress,
  Paper,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { useEffect, useId, useMemo, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { failureText } from '@/data';
import { measureTexts, type Report, formatAmount } from '@/schema';
import { labelled } from '@/schema/internal';
import type { BlockProps } from '../blockProps';
import { effectsPart } from './effectsPart';
import { toldEffects, type ToldEffects } from './toldEffects';
import { Tornado } from './Tornado';
import { useSensitivity, type SensitivityOf } from './useSensitivity';

/** So many inputs are shown at first. */
const MOST = 3;

/** What the result of a calculator depends on most, once somebody wants to know. */
export default function SensitivityView({ block, heading, place, setPart }: BlockProps<SensitivityOf>) {
  const { report, currency } = place;
  const { of, by = 20 } = block;
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const id = useId();
  const { state, count, start, cancel } = useSensitivity({ block, place });
  const [measure = '', setMeasure] = useState(of[0]);
  const outcomes = state.at === 'told' ? state.outcomes : undefined;
  const told = useMemo(
    () => outcomes && toldEffects(report, measure, outcomes, currency),
    [outcomes, report, measure, currency],
  );
  useEffect(
    () => setPart?.(told && (() => Promise.resolve(effectsPart(report, measure, told, by, translate, locale)))),
    [setPart, told, report, measure, by, translate, locale],
  );
  const nameOf = (key: string) => translate(measureTexts(report.measures, key).name);
  const failures = [...(outcomes ?? [])].flatMap(([question, outcome]) =>
    'failure' in outcome
      ? [
          {
            name:
              question === 'base'
                ? nameOf(measure)
                : translate(`resources.${report.name}.fields.${question.variation.name}`),
            reason: failureText(outcome.failure, translate),
          },
        ]
      : [],
  );
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{
        p: 2,
        pt: 1.5,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.5,
        alignContent: 'start',
        minWidth: 0,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography id={id} component="h2" variant="h3">
          {heading}
        </Typography>
        {told && of.length > 1 && (
          <MeasureSwitch measures={of} nameOf={nameOf} chosen={measure} onChoose={setMeasure} />
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('report.sensitivity.about', { by })}
      </Typography>
      {state.at === 'start' && <NotBegun count={count} onStart={start} />}
      {state.at === 'calculating' && <Progress done={state.done} count={count} label={heading} onCancel={cancel} />}
      {failures.length > 0 && (
        <Alert severity="warning" action={<Button onClick={start}>{translate('actions.retry')}</Button>}>
          {[...new Map(failures.map((one) => [one.name, one])).values()].map(({ name, reason }) => (
            <Box key={name}>{translate('report.sensitivity.failed', { name, reason })}</Box>
          ))}
        </Alert>
      )}
      {told && <Effects report={report} told={told} of={nameOf(measure)} heading={heading} currency={currency} />}
    </Paper>
  );
}

function NotBegun({ count, onStart }: { readonly count: number; onStart(): void }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Button variant="outlined" onClick={onStart}>
        {translate('report.sensitivity.start')}
      </Button>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {translate('report.sensitivity.count', { smart_count: count })}
      </Typography>
    </Box>
  );
}

interface ProgressProps {
  readonly done: number;
  readonly count: number;
  readonly label: string;
  onCancel(): void;
}

function Progress({ done, count, label, onCancel }: ProgressProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <LinearProgress variant="determinate" value={(done / count) * 100} aria-label={label} />
        <Typography variant="caption" role="status" sx={{ color: 'text.secondary' }}>
          {translate('report.sensitivity.progress', { done, of: count })}
        </Typography>
      </Box>
      <Button color="inherit" onClick={onCancel}>
        {translate('actions.cancel')}
      </Button>
    </Box>
  );
}

interface MeasureSwitchProps {
  readonly measures: readonly string[];
  nameOf(key: string): string;
  readonly chosen: string;
  onChoose(key: string): void;
}

function MeasureSwitch({ measures, nameOf, chosen, onChoose }: MeasureSwitchProps) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      fullWidth={isPhone}
      orientation={isPhone ? 'vertical' : 'horizontal'}
      value={chosen}
      aria-label={translate('report.sensitivity.of')}
      onChange={(_, next: string | null) => next !== null && onChoose(next)}
    >
      {measures.map((key) => (
        <ToggleButton key={key} value={key}>
          {nameOf(key)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

interface EffectsProps {
  readonly report: Report;
  readonly told: ToldEffects;
  /** Name of the figure. */
  readonly of: string;
  readonly heading: string;
  readonly currency: string;
}

/** The result as it is, and the inputs that move it; at first those that move it most. */
function Effects({ report, told, of, heading, currency }: EffectsProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const [all, setAll] = useState(false);
  const moving = told.effects.filter(({ swing }) => swing > 0);
  return (
    <>
      <Typography variant="body2" role="status">
        {moving.length === 0
          ? translate('report.sensitivity.none')
          : `${of} · ${labelled(translate('report.sensitivity.now'), formatAmount(told.base, told, locale), locale)}`}
      </Typography>
      {moving.length > 0 && (
        <Tornado
          report={report}
          told={told}
          shown={all ? moving : moving.slice(0, MOST)}
          label={labelled(heading, of, locale)}
          currency={currency}
        />
      )}
      {moving.length > MOST && (
        <Button color="inherit" size="small" onClick={() => setAll(!all)} sx={{ justifySelf: 'start' }}>
          {translate(all ? 'report.sensitivity.most' : 'report.sensitivity.all', { smart_count: moving.length })}
        </Button>
      )}
    </>
  );
}
