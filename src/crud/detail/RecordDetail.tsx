import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordContextProvider, useLocale } from 'react-admin';
import { usePageAbout, lazyPart, useResource } from '@/data';
import { extraPart } from '@/data/internal';
import { cellOf } from '@/fields';
import { type AnyRecord, type Resource, typeOptions } from '@/schema';
import { FormSkeleton, PageHeading } from '@/widgets';
import { ActionButtons } from '../actions/ActionButtons';
import { listPath } from '../paths';
import { recordName } from '../recordName';
import { RecordGate } from '../RecordGate';
import { useCarriedWalk, WalkProvider } from '../walk/walk';
import { DetailBody } from './DetailBody';
import { KeyFacts } from './KeyFacts';

/** The field that says where a record stands: the workflow's state, else the first code with tones. */
function statusField(resource: Resource): string | undefined {
  if (resource.workflow) return resource.workflow.state;
  return Object.entries(resource.fields).find(([, field]) => typeOptions(field).tones !== undefined)?.[0];
}

const VersionsView = lazyPart(() => import('../versions/VersionsView'));
const RecordWalk = extraPart(() => import('../walk/RecordWalk'));
const WorkflowPanel = lazyPart(() => import('../workflow/WorkflowPanel'));
const WorkflowRail = lazyPart(() => import('../workflow/WorkflowRail'));

function StatusTag({ record }: { readonly record: AnyRecord }) {
  const { resource, scope, views } = useResource();
  const name = statusField(resource);
  const field = name === undefined ? undefined : resource.fields[name];
  if (name === undefined || !field) return null;
  const Cell = views.cells?.[name] ?? cellOf(field.type);
  return <Cell value={record[name]} record={record} name={name} field={field} scope={scope} />;
}

/** Fields that the heading tells: what the record is called, and where it stands. */
function toldAbove(resource: Resource, record: AnyRecord, title: string): string[] {
  const { recordTitle, recordTitleEn, recordTitles = {} } = resource;
  const names = [recordTitle, recordTitleEn, ...Object.values(recordTitles)].filter(
    (name) => name !== undefined && record[name] === title,
  );
  return [...names, statusField(resource)].filter((name) => name !== undefined);
}

/** Whether what is known of a record does not stand on one screen. */
const isLong = ({ related, workflow, versions, detail }: Resource): boolean =>
  workflow !== undefined ||
  versions !== undefined ||
  Object.keys(related).length > 0 ||
  detail.some(({ tab }) => tab !== undefined) ||
  detail.flatMap(({ fields }) => fields).length > 16;

function Detail({ record, walk }: { readonly record: AnyRecord; readonly walk: ReactNode }) {
  const { resource, path } = useResource();
  const locale = useLocale() ?? 'en';
  const title = recordName(resource, record, locale);
  usePageAbout(title);
  const told = toldAbove(resource, record, title);
  const rail = resource.workflow && <WorkflowRail record={record} waiting={null} />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <PageHeading
        title={title}
        backTo={listPath(path)}
        tag={<StatusTag record={record} />}
        actions={
          <>
            <ActionButtons place="detail" records={[record]} />
            {walk}
          </>
        }
      />
      {isLong(resource) && <KeyFacts record={record} told={told} />}
      {resource.workflow && <WorkflowPanel record={record} waiting={null} />}
      {resource.versions ? (
        <>
          <VersionsView versions={resource.versions} record={record} waiting={<FormSkeleton />} />
          {rail}
        </>
      ) : (
        <DetailBody record={record} told={told} rail={rail} />
      )}
    </Box>
  );
}

/** The page of one record: what it is, where it stands, what can be done, and everything known of it. */
export default function RecordDetail({ id }: { readonly id: string }) {
  const carried = useCarriedWalk();
  const walk = carried && <RecordWalk id={id} view="detail" />;
  return (
    <WalkProvider value={carried}>
      <RecordGate id={id} beside={walk}>
        {(record) => (
          <RecordContextProvider value={record}>
            <Detail record={record} walk={walk} />
          </RecordContextProvider>
        )}
      </RecordGate>
    </WalkProvider>
  );
}
