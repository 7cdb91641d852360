import { Box, Typography } from '@mui/material';
import Tune from '@mui/icons-material/TuneOutlined';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useRegistry } from '@/data/registry/RegistryContext';
import { PageBoundary } from '@/shell/pages/PageBoundary';
import { EmptyState } from '@/widgets/EmptyState';
import { BrokenSchema } from './schema/BrokenSchema';
import { ReportBench } from './schema/ReportBench';
import { SchemaBench } from './schema/SchemaBench';
import { SchemaPicker } from './schema/SchemaPicker';

/**
 * A schema as it is now: its list, form and detail, or its page of figures, its calls and what the linter finds, side by side,
 * while its file is edited. For those who write schemas; in no build. `?schema=iot/brand` leads to one.
 */
export default function SchemaPlayground() {
  const translate = useTranslate();
  const [address, setAddress] = useSearchParams();
  const { registry, edition } = useRegistry();
  const { schemas, reports = new Set<string>() } = registry.known;
  const asked = address.get('schema') ?? '';
  const text = asked === '' ? translate('playground.choose.text') : translate('playground.choose.unknown', { name: asked });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}>
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <Typography variant="h1" tabIndex={-1}>
            {translate('playground.title')}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{translate('playground.intro')}</Typography>
        </Box>
        <SchemaPicker names={[...schemas, ...reports].sort()} value={asked} onChange={(schema) => setAddress({ schema }, { replace: true })} />
      </Box>
      {schemas.has(asked) || reports.has(asked) ? (
        <PageBoundary key={`${asked} ${edition}`} at={`${asked} ${edition}`} failure={(error) => <BrokenSchema name={asked} error={error} />}>
          {reports.has(asked) ? <ReportBench name={asked} /> : <SchemaBench name={asked} />}
        </PageBoundary>
      ) : (
        <EmptyState icon={<Tune />} title={translate('playground.choose.title')} text={text} />
      )}
    </Box>
  );
}
