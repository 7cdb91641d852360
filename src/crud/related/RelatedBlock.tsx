import { lazy, useMemo, type ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data/registry/ResourceContext';
import { useArea } from '@/data/texts/useArea';
import type { BlockProps } from '@/report/blockProps';
import { useExtra } from '@/report/useExtra';
import type { AnyRecord, CallBlock, Block } from '@/schema';
import { recordPlace } from './recordPlace';
import { useRelatedAnswer } from './useRelatedAnswer';

type Of<K extends Block['kind']> = ComponentType<BlockProps<Extract<Block, { readonly kind: K }>>>;

const Figures: Of<'figures'> = lazy(async () => ({
  default: (await import('@/report/figures/FiguresBlockView')).FiguresBlockView,
}));
const Chart: Of<'chart'> = lazy(async () => ({
  default: (await import('@/report/chart/ChartBlockView')).ChartBlockView,
}));
const Table: Of<'table'> = lazy(async () => ({
  default: (await import('@/report/table/TableBlockView')).TableBlockView,
}));

interface RelatedBlockProps {
  readonly name: string;
  readonly block: CallBlock;
  readonly record: AnyRecord;
}

/** Figures, a chart, a table or a component of its own about a record, on a tab of its page. */
export default function RelatedBlock({ name, block, record }: RelatedBlockProps) {
  useArea('report', 'measures');
  const { resource, scope, views } = useResource();
  const translate = useTranslate();
  const place = useMemo(() => recordPlace(resource, record), [resource, record]);
  const [extra, setExtra] = useExtra(place.report, block, record.id);
  const { live, load } = useRelatedAnswer(name, block, record, extra);
  const shared = { name, heading: translate(`${scope}.related.${name}`), place, live, extra, setExtra, load };
  switch (block.kind) {
    case 'figures':
      return <Figures {...shared} block={block} />;
    case 'chart':
      return <Chart {...shared} block={block} />;
    case 'table':
      return <Table {...shared} block={block} />;
    case 'own': {
      const Own = views.related?.[name];
      if (!Own)
        throw new Error(
          `related.${name} is own() and has no component. Write it in resources/${resource.name}.views.tsx: defineViews(…, { related: { ${name}: … } }).`,
        );
      return <Own {...shared} block={block} />;
    }
    default:
      return null;
  }
}
