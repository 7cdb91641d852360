import { lazy } from 'react';
import type { ReportViews } from '@/data/registry/resourceViews';
import type { Block } from '@/schema';
import type { BlockProps } from '../block';
import { ListBlockView } from '../blocks/ListBlockView';
import { OwnBlockView } from '../blocks/OwnBlockView';
import { FiguresBlockView } from '../figures/FiguresBlockView';

/** Charts and tables are large: each comes with the first of its kind. */
const ChartBlockView = lazy(async () => ({ default: (await import('../chart/ChartBlockView')).ChartBlockView }));
const TableBlockView = lazy(async () => ({ default: (await import('../table/TableBlockView')).TableBlockView }));

interface BlockViewProps extends BlockProps {
  readonly views: ReportViews;
  /** Figures are compared with this answer instead of the period before. */
  readonly against?: { readonly answer: unknown; readonly name: string };
}

/** One block, drawn by its kind. A tree stands beside the page and is no part of it. */
export function BlockView({ views, against, ...props }: BlockViewProps) {
  const { block } = props;
  const as = <B extends Block>(one: B): BlockProps<B> => ({ ...props, block: one });
  if (block.kind === 'figures') return <FiguresBlockView {...as(block)} {...(against && { against })} />;
  if (block.kind === 'chart') return <ChartBlockView {...as(block)} Note={views.notes?.[props.name]} />;
  if (block.kind === 'table') return <TableBlockView {...as(block)} />;
  if (block.kind === 'list') return <ListBlockView {...as(block)} />;
  return block.kind === 'own' ? <OwnBlockView {...as(block)} views={views} /> : null;
}
