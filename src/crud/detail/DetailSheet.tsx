import { useResource } from '@/data';
import type { AnyRecord, Section } from '@/schema';
import { Sheet, SheetSection } from '../SectionCard';
import { useSectionTitle } from '../useSectionTitle';
import { DetailValue } from './DetailValue';
import { ValueGrid } from './ValueGrid';

interface DetailSectionProps {
  readonly section: Section;
  readonly record: AnyRecord;
  /** Fields that are told above the page already. */
  readonly told?: readonly string[];
}

/** The values of one section under its heading, on a sheet. */
function DetailSection({ section, record, told = [] }: DetailSectionProps) {
  const { scope } = useResource();
  const title = useSectionTitle(scope)(section.key);
  const repeats = section.fields.some((name) => !told.includes(name)) ? told : [];
  return (
    <SheetSection title={title}>
      <ValueGrid>
        {section.fields.map((name) => (
          <DetailValue
            key={name}
            name={name}
            record={record}
            isTold={repeats.includes(name)}
            {...(section.fields.length === 1 && { under: title })}
          />
        ))}
      </ValueGrid>
    </SheetSection>
  );
}

interface DetailSheetProps extends Omit<DetailSectionProps, 'section'> {
  readonly sections: readonly Section[];
}

/** Sections of a record below each other, where a card is already. */
export function DetailSections({ sections, ...shared }: DetailSheetProps) {
  return sections.map((section) => <DetailSection key={section.key} section={section} {...shared} />);
}

/**
 * Sections of a record on one sheet; nothing where there are none.
 *
 * @example <DetailSheet sections={detailSections(resource, record)} record={record} />
 * @public
 */
export function DetailSheet(props: DetailSheetProps) {
  if (props.sections.length === 0) return null;
  return (
    <Sheet>
      <DetailSections {...props} />
    </Sheet>
  );
}
