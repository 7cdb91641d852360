import { Box, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data/registry/ResourceContext';
import { useArea } from '@/data/texts/useArea';
import { isWithin, machinesOf, stateGraphs, turnsNow, type AnyRecord, type Fields, type WorkflowSpec } from '@/schema';
import { SectionCard } from '../SectionCard';
import { DueLine } from './DueLine';
import { NextTransitions } from './NextTransitions';
import { StateView } from './picture/StateView';
import { StateTag } from './StateTag';
import { TurnNames } from './TurnNames';
import { useLog } from './useLog';
import { useStanding } from './useStanding';
import { useStateWords } from './useStateWords';
import { WorkflowLog } from './WorkflowLog';

interface PanelProps {
  readonly record: AnyRecord;
  readonly workflow: WorkflowSpec<Fields>;
}

/** Where the record stands, what that means, whose turn it is, and by when. */
function Now({ record, workflow }: PanelProps) {
  const translate = useTranslate();
  const { resource } = useResource();
  const words = useStateWords();
  const turns = [...new Set(turnsNow(resource, record).map(({ assignee }) => assignee))];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('workflow.now')}
        </Typography>
        <StateTag field={workflow.state} state={record[workflow.state]} record={record} />
      </Box>
      <Typography variant="body2">{words.meaning(workflow.state, record[workflow.state])}</Typography>
      {turns.map((assignee) => (
        <Typography key={assignee} variant="body2" sx={{ fontWeight: 600 }}>
          <TurnNames record={record} assignee={assignee} />
        </Typography>
      ))}
      <DueLine record={record} />
    </Box>
  );
}

function Panel({ record, workflow }: PanelProps) {
  useArea('workflow');
  const { scope } = useResource();
  const translate = useTranslate();
  const words = useStateWords();
  const log = useLog(record);
  const standing = useStanding(record);
  const graphs = useMemo(() => stateGraphs(workflow), [workflow]);
  const open = new Set(standing.flatMap(({ is, transition }) => (is === 'open' ? [transition.key] : [])));
  const machines = machinesOf(workflow);
  const wordsOf = (state: string) =>
    machines.map(({ state: field }) => words.name(field, state)).find((one) => one !== state) ?? state;
  const beside = graphs.filter(
    ({ machine }) =>
      machine.key &&
      (isWithin(record, machine, workflow.state) || log.entries?.some(({ action }) => action in machine.transitions)),
  );
  const heading = (text: string) => (
    <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
      {text}
    </Typography>
  );
  return (
    <SectionCard title={translate('workflow.title')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
        <Now record={record} workflow={workflow} />
        {graphs.slice(0, 1).map((graph) => (
          <StateView key="main" graph={graph} record={record} log={log.entries ?? []} open={open} />
        ))}
        {beside.length > 0 && (
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
              gap: 2.5,
            }}
          >
            {beside.map((graph) => (
              <div key={graph.machine.key}>
                {heading(translate(`${scope}.parallel.${graph.machine.key}`))}
                <StateView graph={graph} record={record} log={log.entries ?? []} open={open} />
              </div>
            ))}
          </Box>
        )}
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            gap: 2.5,
          }}
        >
          {!workflow.readOnly && (
            <div>
              {heading(translate('workflow.next.title'))}
              <NextTransitions record={record} transitions={standing} />
            </div>
          )}
          {workflow.log !== undefined && (
            <div>
              {heading(translate('workflow.log'))}
              <WorkflowLog log={log} wordsOf={wordsOf} />
            </div>
          )}
        </Box>
      </Box>
    </SectionCard>
  );
}

/** Where a record stands on its way, drawn and in words, how it came there, and what can happen next. */
export default function WorkflowPanel({ record }: { readonly record: AnyRecord }) {
  const { resource } = useResource();
  return resource.workflow && resource.fields[resource.workflow.state] ? (
    <Panel record={record} workflow={resource.workflow} />
  ) : null;
}
