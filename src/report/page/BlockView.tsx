import type { ReactNode } from 'react';
import { lazyPart } from '@/data/registry/lazyPart';
import { prefetchChart } from '@/charts/card/ChartCard';
import type { ReportViews } from '@/data/registry/resourceViews';
import type { Block } from '@/schema';
import type { BlockProps } from '../blockProps';
import { ListBlockView } from '../blocks/ListBlockView';
import { OwnBlockView } from '../blocks/OwnBlockView';
import { FiguresBlockView } from '../figures/FiguresBlockView';

/** Charts and tables are large: each comes with the first of its kind. */
const ChartBlockView = lazyPart(async () => ({ default: (await import('../chart/ChartBlockView')).ChartBlockView }));
const TableBlockView = lazyPart(async () => ({ default: (await import('../table/TableBlockView')).TableBlockView }));
const SensitivityView = lazyPart(() => import('../sensitivity/SensitivityView'));

/** Fetches what draws blocks of these kinds, before they are drawn. */
export const prefetchBlockViews = (blocks: readonly Block[]): void => {
  if (blocks.some(({ kind }) => kind === 'chart')) void Promise.allSettled([ChartBlockView.load(), prefetchChart()]);
  if (blocks.some(({ kind }) => kind === 'table')) void TableBlockView.load().catch(() => undefined);
};

interface BlockViewProps extends BlockProps {
  readonly views: ReportViews;
  /** Shown while what draws its kind is on its way. */
  readonly waiting: ReactNode;
  /** Figures are compared with this answer instead of the period before. */
  readonly against?: { readonly answer: unknown; readonly name: string };
}

/** One block, drawn by its kind. A tree stands beside the page and is no part of it. */
export function BlockView({ views, against, waiting, ...props }: BlockViewProps) {
  const { block } = props;
  const as = <B extends Block>(one: B): BlockProps<B> => ({ ...props, block: one });
  if (block.kind === 'figures') return <FiguresBlockView {...as(block)} {...(against && { against })} />;
  if (block.kind === 'chart')
    return <ChartBlockView {...as(block)} waiting={waiting} Note={views.notes?.[props.name]} />;
  if (block.kind === 'table') return <TableBlockView {...as(block)} waiting={waiting} />;
  if (block.kind === 'list') return <ListBlockView {...as(block)} />;
  if (block.kind === 'sensitivity')
    return <SensitivityView key={JSON.stringify(props.place.params)} {...as(block)} waiting={waiting} />;
  return block.kind === 'own' ? <OwnBlockView {...as(block)} views={views} /> : null;
}
