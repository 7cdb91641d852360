import { Box, Link, Typography } from '@mui/material';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import { useTranslate } from 'react-admin';
import { UNSEEN } from '@/widgets';
import { bricks } from './brick';
import { DifferenceNote } from './DifferenceNote';
import { stageState } from './stageState';
import { useTrace } from './TraceContext';
import { MEASURES, STAGES, type Measure, type Stage } from './traceRecords';
import { useTraceTexts } from './useTraceTexts';

const STAYS = { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper' } as const;

/** All stages to the bill stand in a window of 1280: that is what the page is for. */
const LOOK = {
  width: 1,
  minWidth: 1000,
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& :is(th, td)': { p: 1, textAlign: 'start', verticalAlign: 'top', fontWeight: 400, typography: 'body2' },
  // half a million kWh and its unit on two lines rather than over the next stage
  '& :is(td, th[scope="col"])': { textAlign: 'center', px: 0.5, overflowWrap: 'anywhere' },
  '& thead th': { borderBottom: 1, borderColor: 'divider', fontWeight: 600 },
  '& tr.figures :is(td, th)': { borderTop: 1, borderColor: 'divider', fontVariantNumeric: 'tabular-nums' },
  '& tr.figures td': { fontWeight: 600, pb: 0.5 },
  '& tr.between :is(td, th)': { pt: 0, pb: 1 },
  '& tr.between td.is': { px: 0.75 },
  // both stages that a difference is of: a bracket from the middle of the one to that of the other
  '& tr.between td.is::before': {
    content: '""',
    display: 'block',
    height: 6,
    mx: -0.5,
    mb: 0.5,
    border: 1,
    borderTop: 0,
    borderColor: 'text.disabled',
    borderRadius: '0 0 4px 4px',
  },
} as const;

/** Where a column is too narrow for a figure and its unit, the unit goes below it as a whole. */
const inTwoLines = (figure: string): string => figure.replaceAll('\u00a0', ' ');

/** Goes to what is told of a stage below the table. */
function showStage(stage: Stage): void {
  const card = document.querySelector<HTMLElement>(`#stage-${stage}`);
  card?.scrollIntoView({ block: 'center' });
  card?.focus({ preventScroll: true });
}

function StageHead({ stage }: { readonly stage: Stage }) {
  const { answers } = useTrace();
  const translate = useTranslate();
  const state = stageState(stage, answers);
  return (
    <>
      <Link component="button" type="button" color="inherit" onClick={() => showStage(stage)} sx={{ font: 'inherit' }}>
        {translate(`vpp.trace.stages.${stage}`)}
      </Link>
      {(state === 'refused' || state === 'failed') && (
        <Typography
          variant="caption"
          component="div"
          sx={{ color: state === 'failed' ? 'error.main' : 'text.secondary', fontWeight: 400 }}
        >
          {state === 'failed' ? (
            <ErrorOutline aria-hidden sx={{ fontSize: 14, verticalAlign: '-2px', mr: 0.5 }} />
          ) : (
            <Lock aria-hidden sx={{ fontSize: 14, verticalAlign: '-2px', mr: 0.5 }} />
          )}
          {translate(`vpp.trace.states.${state}`)}
        </Typography>
      )}
    </>
  );
}

/** The times of all stages on one line, and how long it took from each to the next. */
function TimeRows() {
  const { times } = useTrace();
  const translate = useTranslate();
  const texts = useTraceTexts();
  const line = {
    content: '""',
    position: 'absolute',
    top: 13,
    height: 2,
    bgcolor: 'divider',
    left: 0,
    right: 0,
  } as const;
  return (
    <tr className="figures">
      <Box component="th" scope="row" sx={STAYS}>
        {translate('vpp.trace.time')}
      </Box>
      {STAGES.map((stage, at) => {
        const isKnown = times[stage].from !== '' || times[stage].month !== '';
        const gap = texts.gap(stage);
        return (
          <Box
            key={stage}
            component="td"
            colSpan={2}
            sx={{
              position: 'relative',
              '&&': { pt: 3, fontWeight: 400, typography: 'caption' },
              '&::before': {
                ...line,
                ...(at === 0 && { left: '50%' }),
                ...(at === STAGES.length - 1 && { right: '50%' }),
              },
            }}
          >
            <Box
              aria-hidden
              sx={{
                position: 'absolute',
                top: 9,
                left: 'calc(50% - 5px)',
                width: 10,
                height: 10,
                borderRadius: '50%',
                border: 2,
                borderColor: isKnown ? 'primary.main' : 'text.disabled',
                bgcolor: isKnown ? 'primary.main' : 'background.paper',
              }}
            />
            {texts.time(stage)}
            {gap !== '' && (
              <Box component="div" sx={{ color: (times[stage].after ?? 0) < 0 ? 'warning.main' : 'text.secondary' }}>
                {gap}
              </Box>
            )}
          </Box>
        );
      })}
    </tr>
  );
}

function MeasureRows({ measure }: { readonly measure: Measure }) {
  const { chain, differences } = useTrace();
  const translate = useTranslate();
  const texts = useTraceTexts();
  const own = differences.filter((one) => one.measure === measure);
  const name = translate(`vpp.trace.measures.${measure}`);
  return (
    <>
      <tr className="figures">
        <Box component="th" scope="row" sx={STAYS}>
          {name}
        </Box>
        {STAGES.map((stage) => (
          <td key={stage} colSpan={2}>
            {inTwoLines(texts.figure(measure, chain[stage][measure]))}
          </td>
        ))}
      </tr>
      {own.length > 0 && (
        <tr className="between">
          <Box component="th" scope="row" sx={STAYS}>
            <Box component="span" sx={UNSEEN}>
              {translate('vpp.trace.differences', { measure: name })}
            </Box>
          </Box>
          {bricks(own).map(({ span, difference }, at) => (
            <td key={at} colSpan={span} className={difference ? 'is' : undefined}>
              {difference && <DifferenceNote difference={difference} />}
            </td>
          ))}
        </tr>
      )}
    </>
  );
}

/** All stages beside each other: their times, their figures, and between them by how much and why they differ. */
export function TraceTable({ label }: { readonly label: string }) {
  const translate = useTranslate();
  return (
    <Box role="region" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Box component="table" aria-label={label} sx={LOOK}>
        <colgroup>
          <col style={{ width: 76 }} />
          {STAGES.flatMap((stage) => [<col key={stage} />, <col key={`${stage} half`} />])}
        </colgroup>
        <thead>
          <tr>
            <Box component="td" sx={STAYS}>
              <Box component="span" sx={UNSEEN}>
                {translate('vpp.trace.stage')}
              </Box>
            </Box>
            {STAGES.map((stage) => (
              <th key={stage} scope="col" colSpan={2}>
                <StageHead stage={stage} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <TimeRows />
          {MEASURES.map((measure) => (
            <MeasureRows key={measure} measure={measure} />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
