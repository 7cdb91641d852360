import { useResource } from '@/data/registry/ResourceContext';
import type { AnyRecord, Section } from '@/schema';
import { SectionCard } from '../SectionCard';
import { useSectionTitle } from '../useSectionTitle';
import { DetailValue } from './DetailValue';
import { ValueGrid } from './ValueGrid';

interface DetailSectionProps {
  readonly section: Section;
  readonly record: AnyRecord;
}

export function DetailSection({ section, record }: DetailSectionProps) {
  const { scope } = useResource();
  const titleOf = useSectionTitle(scope);
  return (
    <SectionCard title={titleOf(section.key)}>
      <ValueGrid>
        {section.fields.map((name) => (
          <DetailValue key={name} name={name} record={record} />
        ))}
      </ValueGrid>
    </SectionCard>
  );
}
