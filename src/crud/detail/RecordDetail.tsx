import { Box } from '@mui/material';
import { useLocale } from 'react-admin';
import { lazyPart } from '@/data/registry/lazyPart';
import { useResource } from '@/data/registry/ResourceContext';
import { cellOf } from '@/fields/cellOf';
import type { AnyRecord, Resource } from '@/schema';
import { ActionButtons } from '../actions/ActionButtons';
import { listPath } from '../paths';
import { FormSkeleton } from '@/widgets/feedback/FormSkeleton';
import { PageHeading } from '@/widgets/PageHeading';
import { recordName } from '../recordName';
import { RecordGate } from '../RecordGate';
import { DetailBody } from './DetailBody';
import { typeOptions } from '@/schema/typeOptions';

/** The field that says where a record stands: the workflow's state, else the first code with tones. */
function statusField(resource: Resource): string | undefined {
  if (resource.workflow) return resource.workflow.state;
  return Object.entries(resource.fields).find(([, field]) => typeOptions(field).tones !== undefined)?.[0];
}

const VersionsView = lazyPart(() => import('../versions/VersionsView'));
const WorkflowPanel = lazyPart(() => import('../workflow/WorkflowPanel'));

function StatusTag({ record }: { readonly record: AnyRecord }) {
  const { resource, scope, views } = useResource();
  const name = statusField(resource);
  const field = name === undefined ? undefined : resource.fields[name];
  if (name === undefined || !field) return null;
  const Cell = views.cells?.[name] ?? cellOf(field.type);
  return <Cell value={record[name]} record={record} name={name} field={field} scope={scope} />;
}

function Detail({ record }: { readonly record: AnyRecord }) {
  const { resource, path } = useResource();
  const locale = useLocale() ?? 'en';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <PageHeading
        title={recordName(resource, record, locale)}
        backTo={listPath(path)}
        tag={<StatusTag record={record} />}
        actions={<ActionButtons place="detail" records={[record]} />}
      />
      {resource.workflow && <WorkflowPanel record={record} waiting={null} />}
      {resource.versions ? (
        <VersionsView versions={resource.versions} record={record} waiting={<FormSkeleton />} />
      ) : (
        <DetailBody record={record} />
      )}
    </Box>
  );
}

/** The page of one record: what it is, where it stands, what can be done, and everything known of it. */
export default function RecordDetail({ id }: { readonly id: string }) {
  return <RecordGate id={id}>{(record) => <Detail record={record} />}</RecordGate>;
}
