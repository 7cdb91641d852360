import { Box, Skeleton } from '@mui/material';
import { Suspense, type ReactNode } from 'react';
import { Awaiting } from '@/data/internal';
import { lazyPart } from '@/data';
import { EmptyState } from '@/widgets';
import { formatList } from '@/schema';
import { useTranslate } from 'react-admin';
import { inputLoad } from '../params/inputOf';
import { paramErrors, shownParams } from '../params/paramErrors';
import type { ReportParams } from '../params/useReportParams';
import { AboutSwitch } from './AboutSwitch';
import { ReportTabs } from './ReportTabs';
import { useReportOnPage } from './reportPage';
import type { Site } from './useSite';
import type { PageTree } from './useReportTree';

/** Inputs are many: they come after the frame of the page. */
const ParamsBar = lazyPart(() => import('../params/ParamsBar'));

const WAITING = <Skeleton variant="rounded" height={54} />;

interface ReportBodyProps {
  readonly site: Site;
  readonly params: ReportParams;
  /** Names of parameters that are chosen elsewhere on the page: in its heading, in a tree. */
  readonly elsewhere: ReadonlySet<string>;
  readonly tree?: PageTree | undefined;
  /** Of the record it would open with there is none. */
  readonly isNoneOffered: boolean;
  /** Those of the page, where it has no heading they stand in. */
  readonly tools?: ReactNode;
  onChoose(name: string, value: unknown): void;
}

/** The parameters and the blocks of a page that is asked whenever a parameter changes. */
export function ReportBody({
  site,
  params: { values, choose },
  elsewhere,
  tree,
  isNoneOffered,
  tools,
  onChoose,
}: ReportBodyProps) {
  const { report, views, blocks, scope } = useReportOnPage();
  const translate = useTranslate();
  const names = shownParams(report, values).filter((name) => !elsewhere.has(name));
  const problems = Object.entries(paramErrors(report, values));
  const missing = problems
    .filter(([, { rule }]) => rule === 'required')
    .map(([name]) => translate(`${scope}.fields.${name}`));
  const isSettled = site.isSettled && tree?.isSettled !== false;
  const ready = problems.length === 0 && isSettled;
  // the tree says so, and why
  const nothingToChoose = tree !== undefined && tree.live.data !== undefined && tree.nodes.length === 0;
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          justifyContent: 'flex-end',
          gap: 1.5,
          '&:empty': { display: 'none' },
        }}
      >
        {names.length > 0 && (
          <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
            <Suspense fallback={WAITING}>
              <Awaiting
                needs={[ParamsBar.load(), ...names.flatMap((name) => inputLoad(report, views, name) ?? [])]}
                fallback={WAITING}
              >
                <ParamsBar report={report} views={views} names={names} values={values} onValues={choose} />
              </Awaiting>
            </Suspense>
          </Box>
        )}
        {tools}
      </Box>
      {missing.length > 0 && isSettled ? (
        nothingToChoose ? null : (
          <EmptyState
            title={translate(isNoneOffered ? 'widgets.noneToChoose' : 'report.params.missing', {
              names: formatList(missing),
            })}
            {...(!isNoneOffered && { text: translate('report.params.missingText') })}
            action={
              site.param !== undefined &&
              site.id === undefined && (
                <AboutSwitch
                  param={site.param}
                  values={values}
                  title={undefined}
                  onChoose={(id) => onChoose(site.param ?? '', id)}
                />
              )
            }
          />
        )
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minWidth: 0 }}>
          <ReportTabs blocks={blocks} values={values} ready={ready} />
        </Box>
      )}
    </>
  );
}
