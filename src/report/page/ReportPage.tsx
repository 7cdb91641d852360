import { Box, Alert } from '@mui/material';
import { use, useContext, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useAccess, useCan, useRoutePath } from '@/access';
import { useToday, loadReport, useRegistry, ResourceProvider } from '@/data';
import { createListsBeside, type ListsBeside, type LoadedReport, OwnPart, type ReportViews } from '@/data/internal';
import { type Report, formatList } from '@/schema';
import { EmptyState } from '@/widgets';
import { SiteZone } from '@/widgets/internal';
import { useOpening } from '../params/useOpening';
import { useReportParams } from '../params/useReportParams';
import { defaultComparing, readComparing } from '../compare/comparing';
import { CalculatorBody } from './CalculatorBody';
import { pickedParams } from '../blocks/readTree';
import { grantedBlocks } from './grantedBlocks';
import { ReportBody } from './ReportBody';
import { ReportHeading } from './ReportHeading';
import { ReportOnPageContext, type BlockNote, type ReportOnPage, useReportOnPage } from './reportPage';
import { ReportTools } from './ReportTools';
import { paramErrors } from '../params/paramErrors';
import { SiteAround } from '../siteAround';
import { TreeAside } from './TreeAside';
import { useSite, type Site } from './useSite';
import { useReportTree } from './useReportTree';

/** A link said something that cannot be: what of it was ignored. */
function IgnoredNote({ names }: { readonly names: readonly string[] }) {
  const { scope } = useReportOnPage();
  const translate = useTranslate();
  const [read, setRead] = useState('');
  if (names.length === 0 || read === names.join()) return null;
  return (
    <Alert
      severity="info"
      variant="outlined"
      role="status"
      closeText={translate('report.params.ignoredOk')}
      onClose={() => setRead(names.join())}
    >
      {translate('report.params.ignored', {
        names: formatList(names.map((name) => translate(`${scope}.fields.${name}`))),
      })}
    </Alert>
  );
}

const NO_VIEWS = {};
const ONE_COLUMN = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minWidth: 0 } as const;

/**
 * The page of a report (DESIGN §11), by its name. Suspends until the report, its components and its texts are there.
 */
export default function ReportPage({ name }: { readonly name: string }) {
  const { registry, texts } = useRegistry();
  const loaded = use(loadReport(registry, texts, name));
  const path = useRoutePath();
  const Frame = loaded.views.frame;
  return (
    <ResourceProvider resource={loaded.report.resource} path={path} views={NO_VIEWS}>
      {Frame ? (
        <OwnPart resource={name}>
          <Frame page={name}>
            <OpenReport key={name} {...loaded} framed />
          </Frame>
        </OwnPart>
      ) : (
        <OpenReport key={name} {...loaded} />
      )}
    </ResourceProvider>
  );
}

/** Its lists, where it has any. */
function listsBeside({ blocks }: Report): ListsBeside | undefined {
  const names = Object.entries(blocks).flatMap(([name, { kind }]) => (kind === 'list' ? [name] : []));
  return names.length > 0 ? createListsBeside(names) : undefined;
}

/** What everything on the page knows. */
function usePage(
  { report, views }: LoadedReport,
  { zone, shownIn, currency }: Site,
  choose: ReportOnPage['choose'],
): ReportOnPage {
  const { pathOf } = useAccess();
  const can = useCan();
  const [notes] = useState(() => new Map<string, BlockNote>());
  const around = useContext(SiteAround);
  const [address] = useSearchParams();
  const chosen = readComparing(report, address);
  const [lists] = useState(() => listsBeside(report));
  const blocks = useMemo(
    () => grantedBlocks(report, { can, leadsTo: (schema) => pathOf.has(schema) }),
    [report, can, pathOf],
  );
  const byItself = defaultComparing(blocks);
  const comparing = byItself && (chosen ?? byItself);
  return useMemo<ReportOnPage>(
    () => ({
      report,
      views,
      blocks,
      comparing,
      zone,
      shownIn,
      currency,
      scope: `resources.${report.name}`,
      choose,
      notes,
      ...(lists && { lists }),
      canPin: report.ask === 'change' && around === undefined,
    }),
    [report, views, blocks, comparing, zone, shownIn, currency, choose, notes, lists, around],
  );
}

/** The parameter that says the record of the page, where it is one record and has no input of its own. */
function pickedInHeading({ params, about, ask }: Report, { params: own }: ReportViews, name = ''): string | undefined {
  const isOne = params[name]?.type.traits?.record === true;
  return isOne && about === undefined && ask === 'change' && !own?.[name] ? name : undefined;
}

/** @param framed its heading stands around it */
function OpenReport({ report, views, framed = false }: LoadedReport & { readonly framed?: boolean }) {
  const translate = useTranslate();
  const opening = useOpening(report);
  const about = useSite(report, opening.values);
  const site = { ...about, isSettled: about.isSettled && opening.isSettled };
  const params = useReportParams(report, useToday(site.zone), opening.values);
  const { values, ignored, link, choose, isInAddress } = params;
  const page = usePage({ report, views }, site, choose);
  const tree = useReportTree(report, page.blocks, values, choose);
  const picked = framed ? undefined : pickedInHeading(report, views, opening.param);
  const elsewhere = new Set([
    ...(site.param === undefined ? [] : [site.param]),
    ...(picked === undefined ? [] : [picked]),
    ...(tree ? pickedParams(tree.block) : []),
    ...page.blocks.flatMap(({ block }) => block.inputs ?? []),
  ]);
  const onChoose = (name: string, value: unknown) => choose({ ...values, [name]: value }, true);
  const ready = (report.ask === 'change' || isInAddress) && Object.keys(paramErrors(report, values)).length === 0;
  const tools = <ReportTools values={values} link={link} ready={ready} />;
  const body = () => {
    if (page.blocks.length === 0)
      return (
        <EmptyState
          kind="notAllowed"
          title={translate('report.page.nothing')}
          text={translate('report.page.nothingText')}
        />
      );
    if (report.ask === 'submit')
      return <CalculatorBody params={params} ready={ready && site.isSettled} settled={site.isSettled} />;
    return (
      <ReportBody
        site={site}
        params={params}
        elsewhere={elsewhere}
        tree={tree}
        isNoneOffered={opening.isNone}
        {...(framed && { tools })}
        onChoose={onChoose}
      />
    );
  };
  return (
    <ReportOnPageContext value={page}>
      <SiteZone value={site.zone}>
        <Box sx={ONE_COLUMN}>
          {!framed && (
            <ReportHeading
              site={site}
              picked={picked}
              values={values}
              tree={tree}
              tools={tools}
              onChoose={(id) => onChoose(picked ?? site.param ?? '', id)}
            />
          )}
          <IgnoredNote names={ignored} />
          {tree ? (
            <Box
              sx={{
                ...ONE_COLUMN,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '280px minmax(0, 1fr)' },
                alignItems: 'start',
              }}
            >
              <TreeAside tree={tree} />
              <Box sx={ONE_COLUMN}>{body()}</Box>
            </Box>
          ) : (
            body()
          )}
        </Box>
      </SiteZone>
    </ReportOnPageContext>
  );
}
