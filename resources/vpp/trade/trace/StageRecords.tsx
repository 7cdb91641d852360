import { Box, Link as TextLink } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useAccess } from '@/access';
import { recordName } from '@/crud';
import { resourceNameOf, useResource, WithResource } from '@/data';
import type { AnyRecord } from '@/schema';
import { recordHref } from './recordHref';
import { recordsOfStage } from './recordsOfStage';
import { useTrace } from './TraceContext';
import { SCHEMA_OF, type RecordKind, type Stage } from './traceRecords';

function RecordLink({ kind, record }: { readonly kind: RecordKind; readonly record: AnyRecord }) {
  const { resource, scope } = useResource();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const href = recordHref(useAccess(), kind, record);
  const name = recordName(resource, record, locale);
  return (
    <span>
      {`${translate(`${scope}.one`)} `}
      {href === undefined ? (
        name
      ) : (
        <TextLink component={Link} to={href} sx={{ display: 'inline-block', py: '2px' }}>
          {name}
        </TextLink>
      )}
    </span>
  );
}

/** The records a stage is about, by their names, each the way to its own page. */
export function StageRecords({ stage }: { readonly stage: Stage }) {
  const { records } = useTrace();
  const access = useAccess();
  const found = recordsOfStage(stage, records);
  if (found.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, typography: 'body2', overflowWrap: 'anywhere' }}>
      {found.map(({ kind, record }) => (
        <WithResource
          key={`${kind} ${record.id}`}
          name={SCHEMA_OF[kind]}
          path={resourceNameOf(access, SCHEMA_OF[kind])}
          waiting={null}
        >
          <RecordLink kind={kind} record={record} />
        </WithResource>
      ))}
    </Box>
  );
}
