import { Box, Button, Paper } from '@mui/material';
import { Suspense, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import { useArea } from '@/data/texts/useArea';
import { useResource } from '@/data/registry/ResourceContext';
import { filterOf } from '@/fields/filters';
import { EmptyState } from '@/widgets/feedback/EmptyState';
import { PageHeading } from '@/widgets/PageHeading';
import VersionsView from './VersionsView';

/** The page of versions that no list leads to: whose they are is chosen here, and stands in the address. */
export default function VersionsPage() {
  useArea('versions');
  const { resource, path, scope, can } = useResource();
  const { versions } = resource;
  const translate = useTranslate();
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const of = search.get('of');
  const field = versions && resource.fields[versions.of];
  if (!versions || !field) return null;
  const Input = filterOf(field.type);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <PageHeading title={translate(`${scope}.name`)} />
      <Paper
        variant="outlined"
        sx={{
          px: { xs: 2, sm: 3 },
          py: 2,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'end',
          justifyContent: 'space-between',
        }}
      >
        <Box sx={{ flex: '1 1 200px', maxWidth: 360 }}>
          <Suspense fallback={null}>
            <Input
              id={id}
              name={versions.of}
              field={field}
              scope={scope}
              label={translate(`${scope}.fields.${versions.of}`)}
              value={of}
              values={{ [versions.of]: of }}
              onChange={(value) => setSearch(typeof value === 'string' && value !== '' ? { of: value } : {})}
              place="form"
            />
          </Suspense>
        </Box>
        {can('create') && (
          <Button component={Link} to={`/${path}/create`} state={{ record: { [versions.of]: of } }} variant="outlined">
            {translate('actions.create.label')}
          </Button>
        )}
      </Paper>
      {of ? (
        <VersionsView key={of} versions={versions} record={{ id: of, [versions.of]: of }} />
      ) : (
        <EmptyState title={translate('versions.choose')} />
      )}
    </Box>
  );
}
