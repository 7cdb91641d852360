import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useGetOne } from 'react-admin';
import { useAccess } from '@/access';
import { loadResource, useRegistry } from '@/data';
import { isEmpty, typeOptions, type AnyRecord, type Resource } from '@/schema';
import { cellOf } from '../cellOf';
import { useTarget } from './useTarget';

/** Where a record is and how it is: what stands first beside its coordinates, and its first state with a color. */
export function factsOf({ fields, columns, detail }: Resource): string[] {
  const place = detail.find((section) => section.fields.some((name) => fields[name]?.type.traits?.located))?.fields[0];
  const state = columns.find(({ field }) => fields[field] && typeOptions(fields[field]).tones !== undefined)?.field;
  return [place, state].filter((name) => name !== undefined);
}

interface RecordFactsProps {
  readonly target: string;
  readonly id: string;
}

/** Beside the name of the record a page is about: place and state, where its own page is granted and says them. */
export function RecordFacts({ target, id }: RecordFactsProps) {
  const { registry, texts } = useRegistry();
  const { resource: listed } = useTarget(target);
  const isGranted = useAccess().pathOf.has(target);
  const { data: loaded } = useQuery({
    queryKey: ['facts', target],
    queryFn: () => loadResource(registry, texts, target),
    enabled: isGranted,
    staleTime: Infinity,
    retry: false,
  });
  const { data: record } = useGetOne<AnyRecord>(
    listed,
    { id, meta: { quiet: true } },
    { enabled: isGranted, retry: false },
  );
  if (!loaded || !record) return null;
  const { resource } = loaded;
  return factsOf(resource).map((name) => {
    const field = resource.fields[name];
    if (!field || isEmpty(record[name])) return null;
    const Cell = cellOf(field.type);
    return (
      <Box key={name} sx={{ minWidth: 0 }}>
        <Cell value={record[name]} record={record} name={name} field={field} scope={`resources.${target}`} />
      </Box>
    );
  });
}
