import type { ReportViews } from '@/data/registry/resourceViews';
import type { OwnBlockProps } from './ownBlock';

/** A component of the report's views, by the key of its block. */
export function OwnBlockView({ views, ...props }: OwnBlockProps & { readonly views: ReportViews }) {
  const Own = views.blocks?.[props.name];
  if (!Own)
    throw new Error(
      `The block "${props.name}" is own() and has no component. Write it in resources/${props.place.report.name}.views.tsx: defineReportViews(report, { blocks: { ${props.name}: … } }).`,
    );
  return <Own {...props} />;
}
