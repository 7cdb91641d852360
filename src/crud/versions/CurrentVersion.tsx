import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useResource } from '@/data';
import type { AnyRecord } from '@/schema';
import { DetailSheet } from '../detail/DetailSheet';
import { detailSections } from '../detail/detailSections';

interface CurrentVersionProps {
  readonly record: AnyRecord | null;
  /** Where it is changed, and where one is reserved; absent where that cannot be now. */
  readonly editPath: string;
  readonly reservePath: string | undefined;
}

/** What holds now. Where nothing does, the first version can still be reserved. */
export function CurrentVersion({ record, editPath, reservePath }: CurrentVersionProps) {
  const { resource, can } = useResource();
  const translate = useTranslate();
  return (
    <>
      {!record && <Alert severity="info">{translate('versions.none.current')}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {reservePath !== undefined && can('reserve', record ?? undefined) && (
          <Button component={Link} to={reservePath} variant="contained">
            {translate('versions.reserve')}
          </Button>
        )}
        {record && can('edit', record) && (
          <Button component={Link} to={editPath} variant="outlined">
            {translate('versions.edit')}
          </Button>
        )}
      </Box>
      {record && <DetailSheet sections={detailSections(resource, record)} record={record} />}
    </>
  );
}
