import { objectOf } from '@/schema';
import { loadReport, useRegistry } from '@/data';
import { lintReport } from '@/schema/lint';
import { LoadingPage } from '@/shell';
import { callsOfReport } from '@/tools';
import { Box } from '@mui/material';
import { Suspense, use } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { CallsTable } from './CallsTable';
import { FindingsList } from './FindingsList';
import { Frame } from './Frame';
import { FrameProviders } from './FrameProviders';
import { Panel } from './Panel';
import { useFindings } from './useFindings';

function Loaded({ name }: { readonly name: string }) {
  const { registry, texts } = useRegistry();
  const { report, views } = use(loadReport(registry, texts, name));
  const locale = useLocale();
  const translate = useTranslate();
  const findings = useFindings(name, (context) =>
    lintReport(report, {
      ...context,
      blockComponents: new Set(Object.keys(objectOf('blocks' in views ? views.blocks : {}))),
    }),
  );
  const calls = callsOfReport(report);
  return (
    <FrameProviders key={locale} kind="report" name={name} codes={calls.flatMap(({ code }) => code ?? [])}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
          gap: 2,
        }}
      >
        <Panel title={translate('playground.part.page')} note={`/${name}`} wide>
          <Frame at={`/${name}`} onLeave={() => false} />
        </Panel>
        <Panel title={translate('playground.part.calls')}>
          <CallsTable calls={calls} />
        </Panel>
        <Panel
          title={translate('playground.part.findings')}
          note={findings && translate('playground.findings.count', { smart_count: findings.length })}
        >
          {findings && <FindingsList findings={findings} />}
        </Panel>
      </Box>
    </FrameProviders>
  );
}

/** One report: its page with the figures of the reference backend, its calls, and what the linter finds. */
export function ReportBench({ name }: { readonly name: string }) {
  return (
    <Suspense fallback={<LoadingPage />}>
      <Loaded name={name} />
    </Suspense>
  );
}
