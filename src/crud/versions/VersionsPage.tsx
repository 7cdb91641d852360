import { Box, Button } from '@mui/material';
import Add from '@mui/icons-material/Add';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import { useArea, useResource } from '@/data';
import { NoneToChoose, RecordPicker, useOpeningRecord } from '@/fields/internal';
import { targetOf } from '@/schema/internal';
import { PageHeading } from '@/widgets';
import VersionsView from './VersionsView';

/** The page of versions that no list leads to: whose they are is chosen in its heading, and stands in the address. */
export default function VersionsPage() {
  useArea('versions');
  const { resource, path, scope, can } = useResource();
  const { versions } = resource;
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const field = versions && resource.fields[versions.of];
  const target = targetOf(field);
  const opening = useOpeningRecord(target, { said: search.get('of') || undefined, enabled: field !== undefined });
  const of = opening.id;
  if (!versions || !field) return null;
  const label = translate(`${scope}.fields.${versions.of}`);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <PageHeading
        title={translate(`${scope}.name`)}
        tag={<RecordPicker label={label} target={target} value={of} onChoose={(chosen) => setSearch({ of: chosen })} />}
        actions={
          can('create') && (
            <Button
              component={Link}
              to={`/${path}/create`}
              state={{ record: { [versions.of]: of } }}
              variant="contained"
              startIcon={<Add />}
            >
              {translate('actions.create.label')}
            </Button>
          )
        }
      />
      {of === undefined ? (
        opening.isSettled && <NoneToChoose label={label} />
      ) : (
        <VersionsView key={of} versions={versions} record={{ id: of, [versions.of]: of }} />
      )}
    </Box>
  );
}
