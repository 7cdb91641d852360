import { useResource } from '@/data';
import { matches, type AnyRecord } from '@/schema';
import { DetailValue } from '../../detail/DetailValue';
import { ValueGrid } from '../../detail/ValueGrid';
import { RelatedContent } from '../../related/RelatedContent';

/** What opens below a row: fields that are visible for its record, or one of the tabs of its page. */
export default function RowMore({ record }: { readonly record: AnyRecord }) {
  const { resource } = useResource();
  const { fields = [], related: key } = resource.expand ?? {};
  const related = key === undefined ? undefined : resource.related[key];
  if (key !== undefined && related) return <RelatedContent tab={{ key, related }} record={record} />;
  return (
    <ValueGrid>
      {fields
        .filter((name) => matches(resource.when[name]?.visible, record))
        .map((name) => (
          <DetailValue key={name} name={name} record={record} />
        ))}
    </ValueGrid>
  );
}
