import type { ComponentType, ReactNode } from 'react';
import { lazyPart } from '@/data';
import { prefetchChart } from '@/charts/internal';
import { OwnPart, type ReportViews } from '@/data/internal';
import type { Block } from '@/schema';
import type { BlockProps } from '../blockProps';
import { AroundOwn } from '../blocks/AroundOwn';
import { ListBlockView } from '../blocks/ListBlockView';
import type { OwnBlockProps } from '../blocks/ownBlock';
import { FiguresBlockView } from '../figures/FiguresBlockView';

/** Charts and tables are large: each comes with the first of its kind. */
const ChartBlockView = lazyPart(async () => ({ default: (await import('../chart/ChartBlockView')).ChartBlockView }));
const TableBlockView = lazyPart(async () => ({ default: (await import('../table/TableBlockView')).TableBlockView }));
const SensitivityView = lazyPart(() => import('../sensitivity/SensitivityView'));
const KindBlockView = lazyPart(() => import('../blocks/KindBlockView'));

/** Fetches what draws blocks of these kinds, before they are drawn. */
export const prefetchBlockViews = (blocks: readonly Block[]): void => {
  const load = {
    chart: () => Promise.allSettled([ChartBlockView.load(), prefetchChart()]),
    table: () => TableBlockView.load(),
    own: () => OwnPart.load(),
    kind: () => OwnPart.load(),
  };
  const kinds = new Set<string>(blocks.map(({ kind }) => kind));
  for (const [kind, fetch] of Object.entries(load)) if (kinds.has(kind)) void fetch().catch(() => undefined);
};

/** A component of the report's views, by the key of its block. */
function OwnBlockView({ views, waiting, ...props }: OwnBlockProps & Pick<BlockViewProps, 'views' | 'waiting'>) {
  const Own = views.blocks?.[props.name];
  if (!Own)
    throw new Error(
      `The block "${props.name}" is own() and has no component. Write it in resources/${props.place.report.name}.views.tsx: defineReportViews(report, { blocks: { ${props.name}: … } }).`,
    );
  return (
    <AroundOwn place={props.place} waiting={waiting}>
      <Own {...props} />
    </AroundOwn>
  );
}

interface BlockViewProps extends BlockProps {
  readonly views: ReportViews;
  /** Shown while what draws its kind is on its way. */
  readonly waiting: ReactNode;
  /** Figures are compared with this answer instead of the period before. */
  readonly against?: { readonly answer: unknown; readonly name: string };
}

type Drawn = {
  readonly [K in Block['kind']]: ComponentType<
    Omit<BlockViewProps, 'block'> & BlockProps<Extract<Block, { readonly kind: K }>>
  >;
};

/** A tree stands beside the page and is no part of it. */
const VIEWS: Drawn = {
  figures: ({ views: _, waiting: __, ...props }) => <FiguresBlockView {...props} />,
  chart: ({ views, against: _, ...props }) => <ChartBlockView {...props} Note={views.notes?.[props.name]} />,
  table: ({ views: _, against: __, ...props }) => <TableBlockView {...props} />,
  list: ListBlockView,
  sensitivity: ({ views: _, against: __, ...props }) => (
    <SensitivityView key={JSON.stringify(props.place.params)} {...props} />
  ),
  own: ({ against: _, ...props }) => <OwnBlockView {...props} />,
  kind: ({ views: _, against: __, waiting, ...props }) => (
    <AroundOwn place={props.place} waiting={waiting}>
      <KindBlockView {...props} />
    </AroundOwn>
  ),
  tree: () => null,
};

/** One block, drawn by its kind. */
export function BlockView(props: BlockViewProps) {
  const View = VIEWS[props.block.kind] as ComponentType<BlockViewProps>; // the look-up by kind is what makes this sound
  return <View {...props} />;
}
