import { Box, Button, Skeleton, Typography } from '@mui/material';
import Compare from '@mui/icons-material/CompareArrows';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '@/data';
import { EmptyState } from '@/widgets';
import type { ParamValues } from '../params/paramsAddress';
import type { FormStanding } from '../params/ParamsForm';
import { useParamCurrency } from '../params/useParamCurrency';
import type { ReportParams } from '../params/useReportParams';
import { reportKey } from './blockCall';
import { ReportTabs } from './ReportTabs';
import { ReportOnPageContext, useReportOnPage } from './reportPage';
import { ScenarioInputs } from './ScenarioInputs';

const ParamsForm = lazyPart(() => import('../params/ParamsForm'));

interface CalculatorBodyProps {
  readonly params: ReportParams;
  /** The address holds inputs that can be calculated with. */
  readonly ready: boolean;
  /** What the inputs begin with is known. */
  readonly settled: boolean;
}

/** The inputs stay beside the result while it is scrolled, in a box of their own. */
const PANEL = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  position: { lg: 'sticky' },
  top: { lg: 16 },
  maxHeight: { lg: 'calc(100dvh - 116px)' },
  overflowY: { lg: 'auto' },
  '@media print': { position: 'static', maxHeight: 'none' },
} as const;

/**
 * A calculator: inputs with a button, and beside them what comes out of them. Once there is a result it follows the
 * inputs after a pause; meanwhile the one of before is greyed and stays. One that is kept stands beside the next, with
 * the difference of every figure.
 */
export function CalculatorBody({ params: { values, choose }, ready, settled }: CalculatorBodyProps) {
  const { report, views, blocks } = useReportOnPage();
  const translate = useTranslate();
  const client = useQueryClient();
  const loading = useIsFetching({ queryKey: reportKey(report) }) > 0;
  const [standing, setStanding] = useState<FormStanding>('unchanged');
  const [kept, setKept] = useState<ParamValues>();
  const currency = useParamCurrency(report, values);
  const keptCurrency = useParamCurrency(report, kept ?? values);
  const submit = useCallback(
    (next: ParamValues) => {
      if (ready && JSON.stringify(next) === JSON.stringify(values))
        void client.invalidateQueries({ queryKey: reportKey(report) });
      choose(next, true);
    },
    [ready, values, client, report, choose],
  );
  const old = standing !== 'unchanged';
  const result = (
    <Box
      aria-busy={loading || undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        minWidth: 0,
        ...((old || loading) && { opacity: 0.55 }),
        transition: 'opacity 120ms',
      }}
    >
      <ReportTabs
        blocks={blocks}
        values={values}
        ready={ready}
        {...(kept && { narrow: true })}
        {...(kept &&
          keptCurrency === currency && { against: { values: kept, name: translate('report.scenario.against') } })}
      />
    </Box>
  );
  const waiting = <Skeleton variant="rounded" height={480} />;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '360px minmax(0, 1fr)' },
        gap: 2,
        alignItems: 'start',
        minWidth: 0,
      }}
    >
      <Box sx={PANEL}>
        {settled ? (
          <ParamsForm
            report={report}
            views={views}
            values={values}
            loading={loading && ready}
            onSubmit={submit}
            {...(ready && { onFollow: choose })}
            onStanding={setStanding}
            waiting={waiting}
          />
        ) : (
          waiting
        )}
      </Box>
      {!ready ? (
        settled && (
          <EmptyState
            title={translate('report.params.notCalculated')}
            text={translate('report.params.notCalculatedText', { button: translate('report.params.calculate') })}
          />
        )
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minWidth: 0 }}>
          <ResultStatus
            text={old && translate(`report.params.${standing}`)}
            isKept={kept !== undefined}
            canKeep={!old}
            onToggle={() => setKept(kept ? undefined : values)}
          />
          {kept ? (
            <SideBySide kept={{ values: kept, currency: keptCurrency }} now={{ values, currency }}>
              {result}
            </SideBySide>
          ) : (
            result
          )}
        </Box>
      )}
    </Box>
  );
}

interface ResultStatusProps {
  /** What is to be known of the result, when it is not of these inputs. */
  readonly text: string | false;
  readonly isKept: boolean;
  readonly canKeep: boolean;
  onToggle(): void;
}

function ResultStatus({ text, isKept, canKeep, onToggle }: ResultStatusProps) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        minHeight: 36,
      }}
    >
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Compare />}
        disabled={!isKept && !canKeep}
        onClick={onToggle}
      >
        {translate(isKept ? 'report.scenario.end' : 'report.scenario.keep')}
      </Button>
    </Box>
  );
}

type Inputs = Parameters<typeof ScenarioInputs>[0];

interface SideBySideProps {
  readonly kept: Inputs['kept'];
  readonly now: Inputs['now'];
  /** The result of now. */
  readonly children: React.ReactNode;
}

/** The result that was kept beside the one of now, below the inputs in which they differ. */
function SideBySide({ kept, now, children }: SideBySideProps) {
  const page = useReportOnPage();
  const translate = useTranslate();
  return (
    <>
      <ScenarioInputs kept={kept} now={now} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
          gap: 2,
          alignItems: 'start',
        }}
      >
        <Scenario name={translate('report.scenario.a')}>
          <ReportOnPageContext value={{ ...page, currency: kept.currency }}>
            <ReportTabs blocks={page.blocks} values={kept.values} ready narrow />
          </ReportOnPageContext>
        </Scenario>
        <Scenario name={translate('report.scenario.b')}>{children}</Scenario>
      </Box>
    </>
  );
}

function Scenario({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <Box
      component="section"
      aria-label={name}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minWidth: 0 }}
    >
      <Typography variant="subtitle1" component="h2">
        {name}
      </Typography>
      {children}
    </Box>
  );
}
