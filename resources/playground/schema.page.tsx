import { Box, Typography } from '@mui/material';
import Tune from '@mui/icons-material/TuneOutlined';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useRegistry } from '@/data';
import { PageBoundary } from '@/shell';
import { EmptyState, PageHeading } from '@/widgets';
import { DropDocument } from './document/DropDocument';
import { memoryRecords, openMemory } from './document/memoryRecords';
import { addImport, readImport, type Imported } from './document/readImport';
import { BrokenSchema } from './schema/BrokenSchema';
import { ReportBench } from './schema/ReportBench';
import { SchemaBench } from './schema/SchemaBench';
import { SchemaPicker } from './schema/SchemaPicker';

/**
 * A schema as it is now: its list, form and detail, or its page of figures, its calls and what the linter finds, side
 * by side, while its file is edited. An OpenAPI document that is dropped becomes schemas over records in memory. For
 * those who write schemas and for the demonstration; in no other build. `?schema=iot/brand` leads to one.
 */
export default function SchemaPlayground() {
  const translate = useTranslate();
  const [address, setAddress] = useSearchParams();
  const { registry, edition } = useRegistry();
  const { schemas, reports = new Set<string>() } = registry.known;
  const [imports, setImports] = useState<readonly Imported[]>([]);
  const imported = imports.at(-1);
  const memory = useMemo(() => openMemory(imported?.resources ?? []), [imported]);
  const take = (source: string, file: string) => {
    const read = readImport(source, file, `document-${imports.length + 1}`); // texts and schemas of an area are kept
    addImport(registry, read);
    setImports((before) => [...before, read]);
    setAddress({ schema: read.resources[0]?.name ?? '' }, { replace: true });
  };
  const chosen = address.get('schema') ?? '';
  const isImported = memory.has(chosen);
  const text =
    chosen === '' ? translate('playground.choose.text') : translate('playground.choose.unknown', { name: chosen });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <PageHeading title={translate('playground.title')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}>
        <Typography sx={{ flex: '1 1 320px', minWidth: 0, color: 'text.secondary' }}>
          {translate('playground.intro')}
        </Typography>
        <SchemaPicker
          names={[...[...memory.keys()].sort(), ...[...schemas, ...reports].sort()]}
          value={chosen}
          onChange={(schema) => setAddress({ schema }, { replace: true })}
        />
      </Box>
      <DropDocument take={take} />
      {imported && (
        <Typography role="status">
          {translate('playground.document.made', { file: imported.file, smart_count: imported.resources.length })}
          {imported.notes.length > 0 &&
            ` · ${translate('playground.document.open', { smart_count: imported.notes.length })}`}
        </Typography>
      )}
      {isImported || schemas.has(chosen) || reports.has(chosen) ? (
        <PageBoundary
          key={`${chosen} ${edition}`}
          at={`${chosen} ${edition}`}
          failure={(error) => <BrokenSchema name={chosen} error={error} />}
        >
          {reports.has(chosen) ? (
            <ReportBench name={chosen} />
          ) : (
            <SchemaBench name={chosen} {...(isImported && { records: (below) => memoryRecords(memory, below) })} />
          )}
        </PageBoundary>
      ) : (
        <EmptyState icon={<Tune />} title={translate('playground.choose.title')} text={text} />
      )}
    </Box>
  );
}
