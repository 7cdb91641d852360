import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data/ResourceContext';
import { cellOf } from '@/fields/cells';
import { useTextContext } from '@/fields/useTextContext';
import type { AnyRecord, Field, WorkflowSpec, Fields } from '@/schema';
import { SectionCard } from '../SectionCard';
import { reachedStep } from './reachedStep';
import { useLog } from './useLog';
import { WorkflowLog } from './WorkflowLog';
import { WorkflowSteps } from './WorkflowSteps';

interface PanelProps {
  readonly record: AnyRecord;
  readonly workflow: WorkflowSpec<Fields>;
  readonly field: Field;
}

function Panel({ record, workflow, field }: PanelProps) {
  const { scope, views } = useResource();
  const translate = useTranslate();
  const name = workflow.state;
  const { enumText } = useTextContext(scope, name, field);
  const { entries, error, retry } = useLog(record);
  const wordsOf = (code: string) => enumText?.(code) ?? code;
  const path = (workflow.path ?? []).map(String);
  const Cell = views.cells?.[name] ?? cellOf(field.kind.name);
  return (
    <SectionCard title={translate('workflow.title')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('workflow.now')}
          </Typography>
          <Cell value={record[name]} record={record} name={name} field={field} scope={scope} />
        </Box>
        {path.length > 0 && <WorkflowSteps labels={path.map(wordsOf)} reached={reachedStep(path, String(record[name] ?? ''), entries ?? [])} />}
        {workflow.log !== undefined && <WorkflowLog entries={entries} error={error} wordsOf={wordsOf} onRetry={retry} />}
      </Box>
    </SectionCard>
  );
}

/** Where a record stands on its way, and how it came there. What can be done next are its row actions. */
export default function WorkflowPanel({ record }: { readonly record: AnyRecord }) {
  const { resource } = useResource();
  const field = resource.workflow && resource.fields[resource.workflow.state];
  if (!resource.workflow || !field) return null;
  return <Panel record={record} workflow={resource.workflow} field={field} />;
}
