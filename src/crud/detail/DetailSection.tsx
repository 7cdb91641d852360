import { Box } from '@mui/material';
import { useResource } from '@/data/ResourceContext';
import type { AnyRecord, Section } from '@/schema';
import { SectionCard } from '../SectionCard';
import { useSectionTitle } from '../useSectionTitle';
import { DetailValue } from './DetailValue';

interface DetailSectionProps {
  readonly section: Section;
  readonly record: AnyRecord;
}

/** The values of one section as a definition list: three, two or one beside each other, by the room there is. */
export function DetailSection({ section, record }: DetailSectionProps) {
  const { scope } = useResource();
  const titleOf = useSectionTitle(scope);
  return (
    <SectionCard title={titleOf(section.key)}>
      <Box sx={{ containerType: 'inline-size' }}>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            columnGap: 4,
            rowGap: 2,
            '& > [data-wide]': { gridColumn: '1 / -1' },
            '@container (min-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
            '@container (min-width: 960px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          {section.fields.map((name) => (
            <DetailValue key={name} name={name} record={record} />
          ))}
        </Box>
      </Box>
    </SectionCard>
  );
}
