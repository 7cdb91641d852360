import { Box, Paper, Skeleton, Typography } from '@mui/material';
import Lock from '@mui/icons-material/LockOutlined';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { failureText } from '@/data';
import { RetryLine } from '@/fields';
import { InputLines } from './InputLines';
import { sameInputs } from './sameInputs';
import { StageRecords } from './StageRecords';
import { isEmptyStage, noneKey } from './stageState';
import { useTrace } from './TraceContext';
import { KINDS_OF, MEASURES, SCHEMA_OF, STAGES, type Measure, type Stage } from './traceRecords';
import { useTraceTexts } from './useTraceTexts';

/** Records of a stage that this person does not see, or that did not come: what they are, and why. */
function Missing({ stage }: { readonly stage: Stage }) {
  const { answers } = useTrace();
  const translate = useTranslate();
  return KINDS_OF[stage].map((kind) => {
    const { state, error, onRetry } = answers[kind];
    const name = translate(`resources.${SCHEMA_OF[kind]}.name`);
    if (state === 'known') return null;
    return (
      <Typography key={kind} component="div" variant="body2" sx={{ color: 'text.secondary' }}>
        {state === 'waiting' && <Skeleton width="70%" />}
        {state === 'failed' && (
          <RetryLine
            text={translate('vpp.trace.failed', { name, reason: failureText(error, translate) })}
            onRetry={onRetry}
          />
        )}
        {(state === 'refused' || state === 'lost') && (
          <Box component="span" sx={{ display: 'flex', gap: 0.75, alignItems: 'flex-start' }}>
            {state === 'refused' && <Lock aria-hidden sx={{ fontSize: 16, mt: '2px' }} />}
            <span>{translate(`vpp.trace.${state}`, { name })}</span>
          </Box>
        )}
      </Typography>
    );
  });
}

function StageFigure({ stage, measure }: { readonly stage: Stage; readonly measure: Measure }) {
  const { chain } = useTrace();
  const translate = useTranslate();
  const texts = useTraceTexts();
  const figure = chain[stage][measure];
  if (!figure) return null;
  const same = sameInputs(chain[stage], measure);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', columnGap: 1.5, flexWrap: 'wrap' }}>
        <Typography component="h4" variant="body2" sx={{ fontWeight: 600 }}>
          {translate(`vpp.trace.measures.${measure}`)}
        </Typography>
        <Typography component="span" variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {texts.figure(measure, figure)}
        </Typography>
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', pb: 0.5 }}>
        {`= ${translate(`vpp.trace.formulas.${figure.formula}`)}`}
      </Typography>
      {same === undefined ? (
        <InputLines inputs={figure.inputs} />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('vpp.trace.asBefore', { measure: translate(`vpp.trace.measures.${same}`) })}
        </Typography>
      )}
    </Box>
  );
}

/** A stage by itself: when it was, its figures with their formulas and inputs, and what of it is not known. */
export function StageCard({ stage }: { readonly stage: Stage }) {
  const { answers, chain, records } = useTrace();
  const translate = useTranslate();
  const texts = useTraceTexts();
  const id = useId();
  const time = texts.time(stage);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      id={`stage-${stage}`}
      tabIndex={-1}
      sx={{ p: 2, minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, alignContent: 'start' }}
    >
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          columnGap: 1.5,
          flexWrap: 'wrap',
          alignItems: 'baseline',
        }}
      >
        <Typography id={id} component="h3" variant="subtitle2">
          {`${STAGES.indexOf(stage) + 1} ${translate(`vpp.trace.stages.${stage}`)}`}
        </Typography>
        {time !== '-' && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {time}
          </Typography>
        )}
      </Box>
      {isEmptyStage(stage, answers, chain) && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`vpp.trace.none.${noneKey(stage, records)}`)}
        </Typography>
      )}
      <StageRecords stage={stage} />
      <Missing stage={stage} />
      {MEASURES.map((measure) => (
        <StageFigure key={measure} stage={stage} measure={measure} />
      ))}
    </Paper>
  );
}
