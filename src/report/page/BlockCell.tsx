import { Box, Skeleton } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { ChartBoundary } from '@/charts/internal';
import { lazyPart, useToday } from '@/data';
import { extraPart } from '@/data/internal';
import { blockFacts, nameParams, type Block, type ChartBlock, type WireRow } from '@/schema';
import { download, type Download } from '@/api';
import { whenIdle } from '@/widgets/internal';
import type { PartMaker } from '../blockProps';
import type { ParamValues } from '../params/paramsAddress';
import { useExtra } from '../useExtra';
import type { Run } from '../answer/readRuns';
import { fetchBlock, blockParams, type BlockRequest } from './blockCall';
import { BlockView } from './BlockView';
import type { NamedBlock } from './grantedBlocks';
import { placeOf } from './placeOf';
import { useReportOnPage, type ReportOnPage } from './reportPage';
import { useBlockAnswer } from './useBlockAnswer';
import { runsBlock, useRuns } from './useRuns';
import { useInView } from './useInView';

/** What begins in the lower quarter of the window can wait for what stands above it. */
const ON_VIEW = { rootMargin: '0px 0px -25% 0px' };

/**
 * Whether a block may be drawn: at once where a person looks, else when it has something to show and the page has
 * nothing else to do. Charts and tables are the work of a page; drawn all together, the first is on the screen when the
 * last is.
 */
function useDeferred(element: RefObject<HTMLElement | null>, hasSomething: boolean): boolean {
  const [turn, setTurn] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const target = element.current;
    if (turn || !target) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setTurn(true),
      ON_VIEW,
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, turn]);
  useEffect(() => (turn || !hasSomething ? undefined : whenIdle(() => setTurn(true))), [turn, hasSomething]);
  return turn;
}

/**
 * The file that the cloud makes of a chart, asked for as the chart is (spec 02 §7). Rejects with a `WireError` that the
 * console has told.
 */
function blockFile(
  call: NonNullable<ChartBlock<object, object>['download']>,
  request: BlockRequest,
  heading: string,
): Promise<Download> {
  const resolved = request.report.resolve(call);
  const { method, path } = resolved;
  return download({
    method,
    path,
    params: nameParams(resolved, blockParams(request)),
    fallbackName: `${heading}.xlsx`,
  });
}

/** Whether the days that a block is asked with have passed. */
function useIsOver(page: ReportOnPage, values: ParamValues, block: Block): boolean {
  const { days, zone } = useMemo(() => placeOf(page, values, undefined, block), [page, values, block]);
  const today = useToday(zone);
  return days !== undefined && days.endDate < today;
}

/** The file of a block, and what of its runs can be chosen and saved, by the calls its schema names. */
function useBlockFiles({ name, ...request }: BlockRequest & { readonly name: string }) {
  const { scope } = useReportOnPage();
  const translate = useTranslate();
  const { runs, download: call } = blockFacts(request.block);
  const runsFile = runs?.download;
  return {
    ...(call && { file: () => blockFile(call, request, translate(`${scope}.blocks.${name}`)) }),
    ...(runsFile && {
      runsFile: () =>
        blockFile(
          runsFile,
          { ...request, block: runsBlock(runs, request.block), extra: {} },
          translate(`${scope}.runs.${name}`),
        ),
    }),
  };
}

/**
 * Tells the page what a block shows, for its file and its print. Gives what a block calls to make its own part: that is
 * for later, and draws nothing again.
 */
function useNote(notes: ReportOnPage['notes'], name: string, extra: WireRow) {
  const part = useRef<PartMaker>(undefined);
  useEffect(() => void notes.set(name, { extra, part: part.current }), [notes, name, extra]);
  return useEvent((make: PartMaker | undefined) => {
    part.current = make;
    notes.set(name, { extra, part: make });
  });
}

/** Inputs are many: they come after the frame of the page. */
const BlockInputs = lazyPart(() => import('./BlockInputs'));

const PinButton = extraPart(() => import('./PinButton'));

/** A result that was kept to be compared with. */
export interface KeptResult {
  readonly values: ParamValues;
  readonly name: string;
}

interface BlockCellProps extends NamedBlock {
  readonly values: ParamValues;
  /** The parameters are whole and the site is known: it may be asked. */
  readonly ready: boolean;
  readonly against?: KeptResult | undefined;
  /** It has a part of the page only: the block takes the whole of it. */
  readonly narrow?: boolean;
  /** Default: its own text. */
  readonly heading?: string;
  /** It stands where the page begins. */
  readonly first?: boolean;
}

/** Pixels a block without a size of its own keeps free while it is on its way. */
const HEIGHT = 240;
const NONE: ParamValues = {};

/**
 * A block on the page: asked when it comes near the window, alone in its failures, with its own size from the start.
 */
export function BlockCell({
  name,
  block,
  values,
  ready,
  against,
  narrow = false,
  first = false,
  ...own
}: BlockCellProps) {
  const page = useReportOnPage();
  const { report, views, scope, notes } = page;
  const translate = useTranslate();
  const { heading = translate(`${scope}.blocks.${name}`) } = own;
  const client = useQueryClient();
  const cell = useRef<HTMLDivElement>(null);
  const near = useInView(cell, first);
  const [chosen, setExtra] = useExtra(report, block, JSON.stringify(values));
  const isOver = useIsOver(page, values, block);
  const { runs: spec, besides, height = HEIGHT } = useMemo(() => blockFacts(block), [block]);
  const runs = useRuns({ report, block, values, extra: chosen }, { enabled: near && ready, isOver });
  const { extra } = runs;
  const answer = useBlockAnswer(
    { report, block, values, extra },
    { enabled: near && ready && (!spec || runs.shown !== undefined), isOver },
  );
  const live = !spec || runs.shown ? answer : { ...runs.live, data: runs.live.data === undefined ? undefined : null };
  const turn = useDeferred(cell, near && ready && (live.data !== undefined || !live.state.loading));
  const second = besides === undefined ? block : { ...block, call: besides };
  const beside = useBlockAnswer(
    { report, block: second, values, extra },
    { enabled: near && ready && besides !== undefined, isOver },
  );
  const kept = useBlockAnswer(
    { report, block, values: against?.values ?? NONE, extra },
    { enabled: near && against !== undefined },
  );
  const place = useMemo(() => placeOf(page, values, live.data, block), [page, values, live.data, block]);
  const load = useCallback(
    (more: typeof extra, signal?: AbortSignal) => fetchBlock(client, { report, block, values, extra: more }, signal),
    [client, report, block, values],
  );
  const { file, runsFile } = useBlockFiles({ name, report, block, values, extra });
  const choice = spec && {
    ...runs,
    choose: ({ sent }: Run) => setExtra({ ...chosen, ...sent }),
    ...(runsFile && { file: runsFile }),
  };
  const setPart = useNote(notes, name, extra);
  const waiting = <Skeleton variant="rounded" height={height} />;
  const inputs = block.inputs && (
    <BlockInputs
      names={block.inputs}
      values={values}
      waiting={<Skeleton variant="rounded" width={160} height={32} />}
    />
  );
  return (
    <Box
      ref={cell}
      data-block={name}
      sx={{
        gridColumn: { xs: '1 / -1', md: narrow ? '1 / -1' : `span ${block.span ?? 12}` },
        minWidth: 0,
        '& > *': { height: { md: 1 }, boxSizing: 'border-box' },
      }}
    >
      <ChartBoundary of={live.data} height={HEIGHT} text={translate('report.page.blockFailed')}>
        <Suspense fallback={waiting}>
          {turn ? (
            <BlockView
              waiting={waiting}
              name={name}
              block={block}
              heading={heading}
              place={place}
              live={live}
              extra={extra}
              setExtra={setExtra}
              {...(besides !== undefined && { besides: beside.data ?? null })}
              {...(file && { file })}
              {...(choice && { runs: choice })}
              load={load}
              setPart={setPart}
              {...((inputs || page.canPin) && {
                inputs: (
                  <>
                    {inputs}
                    {page.canPin && <PinButton name={name} heading={heading} />}
                  </>
                ),
              })}
              views={views}
              {...(against && kept.data !== undefined && { against: { answer: kept.data, name: against.name } })}
            />
          ) : (
            waiting
          )}
        </Suspense>
      </ChartBoundary>
    </Box>
  );
}
