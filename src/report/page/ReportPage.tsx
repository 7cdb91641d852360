import { Box } from '@mui/material';
import { use, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAccess, useCan, useRoutePath } from '@/access/AccessContext';
import { useToday } from '@/data/live/useToday';
import { loadReport, type LoadedReport } from '@/data/registry/loadReport';
import { useRegistry } from '@/data/registry/RegistryContext';
import { ResourceProvider } from '@/data/registry/ResourceContext';
import { siteDefaults } from '@/schema';
import { EmptyState } from '@/widgets/EmptyState';
import { useReportParams } from '../params/useReportParams';
import { CalculatorBody } from './CalculatorBody';
import { grantedBlocks, visibleBlocks } from './grantedBlocks';
import { IgnoredNote } from './IgnoredNote';
import { ReportBody } from './ReportBody';
import { ReportHeading } from './ReportHeading';
import { ReportOnPageContext, type BlockNote, type ReportOnPage } from './reportPage';
import { ReportTools } from './ReportTools';
import { paramErrors } from '../params/paramErrors';
import { TreeAside, type TreeOf } from './TreeAside';
import { useSite } from './useSite';

const NO_VIEWS = {};

/** The page of a report (DESIGN §11), by its name. Suspends until the report, its components and its texts are there. */
export default function ReportPage({ name }: { readonly name: string }) {
  const { registry, texts } = useRegistry();
  const loaded = use(loadReport(registry, texts, name));
  const path = useRoutePath();
  const Frame = loaded.views.frame;
  return (
    <ResourceProvider resource={loaded.report.resource} path={path} views={NO_VIEWS}>
      {Frame ? (
        <Frame page={name}>
          <OpenReport key={name} {...loaded} framed />
        </Frame>
      ) : (
        <OpenReport key={name} {...loaded} />
      )}
    </ResourceProvider>
  );
}

/** @param framed its heading stands around it */
function OpenReport({ report, views, framed = false }: LoadedReport & { readonly framed?: boolean }) {
  const { pathOf } = useAccess();
  const can = useCan();
  const translate = useTranslate();
  const site = useSite(report);
  const params = useReportParams(report, useToday(site.zone ?? siteDefaults().zone), site.remembered);
  const [notes] = useState(() => new Map<string, BlockNote>());
  const { zone, shownIn, currency } = site;
  const page = useMemo<ReportOnPage>(
    () => ({ report, views, blocks: grantedBlocks(report, { can, leadsTo: (schema) => pathOf.has(schema) }), zone, shownIn, currency, scope: `resources.${report.name}`, notes }),
    [report, views, can, pathOf, zone, shownIn, currency, notes],
  );
  const { values, ignored, link, choose, isAsked } = params;
  const trees = visibleBlocks(page.blocks, values).flatMap(({ name, block }): { readonly name: string; readonly block: TreeOf }[] => (block.kind === 'tree' ? [{ name, block }] : []));
  const elsewhere = new Set([...(site.param === undefined ? [] : [site.param]), ...trees.map(({ block }) => block.picks)]);
  const onChoose = (name: string, value: unknown) => choose({ ...values, [name]: value }, true);
  const ready = (report.ask === 'change' || isAsked) && Object.keys(paramErrors(report, values)).length === 0;
  const tools = <ReportTools values={values} link={link} ready={ready} />;
  const content = (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minWidth: 0 }}>
      {!framed && <ReportHeading site={site} values={values} tools={tools} onChoose={(id) => onChoose(site.param ?? '', id)} />}
      <IgnoredNote names={ignored} />
      {page.blocks.length === 0 ? (
        <EmptyState title={translate('report.page.nothing')} text={translate('report.page.nothingText')} />
      ) : report.ask === 'submit' ? (
        <CalculatorBody params={params} ready={ready && site.isSettled} />
      ) : (
        <ReportBody site={site} params={params} elsewhere={elsewhere} {...(framed && { tools })} onChoose={onChoose} />
      )}
    </Box>
  );
  return (
    <ReportOnPageContext value={page}>
      {trees.length === 0 ? (
        content
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '280px minmax(0, 1fr)' }, gap: 2, alignItems: 'start' }}>
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            {trees.map(({ name, block }) => (
              <TreeAside key={name} name={name} block={block} values={values} onPick={(id) => onChoose(block.picks, id)} />
            ))}
          </Box>
          {content}
        </Box>
      )}
    </ReportOnPageContext>
  );
}
