import { Box, Button, Paper, Typography } from '@mui/material';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useResource, useArea } from '@/data';
import { turnsNow, zoneOfRecord, type AnyRecord, type Fields, type StateGraph, type WorkflowSpec } from '@/schema';
import { UNSEEN } from '@/widgets';
import { DueLine } from './DueLine';
import { StateView } from './picture/StateView';
import type { LogEntry } from './readLog';
import { StateTag } from './StateTag';
import { Stepper } from './steps/Stepper';
import { stepsOf } from './steps/stepsOf';
import { TurnNames } from './TurnNames';
import { ownEntries, reachedIn, seenStates, useProgress } from './useProgress';
import { useStateWords } from './useStateWords';

interface PanelProps {
  readonly record: AnyRecord;
  readonly workflow: WorkflowSpec<Fields>;
}

/** What the state means, where machines beside it stand, whose turn it is, and by when. */
function Now({ record, workflow, beside }: PanelProps & { readonly beside: readonly StateGraph[] }) {
  const translate = useTranslate();
  const { resource, scope } = useResource();
  const words = useStateWords();
  const turns = [...new Set(turnsNow(resource, record).map(({ assignee }) => assignee))];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, minWidth: 0 }}>
      <Typography variant="body2">{words.meaning(workflow.state, record[workflow.state])}</Typography>
      {beside.map(({ machine: { key, state } }) => (
        <Box key={key} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75, typography: 'body2' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {translate(`${scope}.parallel.${key}`)}
          </Box>
          <StateTag field={state} state={record[state]} record={record} />
        </Box>
      ))}
      {turns.map((assignee) => (
        <Typography key={assignee} variant="body2" sx={{ fontWeight: 'fontWeightBold' }}>
          <TurnNames record={record} assignee={assignee} />
        </Typography>
      ))}
      <DueLine record={record} />
    </Box>
  );
}

interface DiagramsProps {
  readonly record: AnyRecord;
  readonly graphs: readonly StateGraph[];
  readonly log: readonly LogEntry[];
}

/** All states with the ways between them, of each machine. */
function Diagrams({ record, graphs, log }: DiagramsProps) {
  const { scope } = useResource();
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, pt: 1 }}>
      {graphs.map((graph) => (
        <div key={graph.machine.key ?? 'main'}>
          {graph.machine.key && (
            <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
              {translate(`${scope}.parallel.${graph.machine.key}`)}
            </Typography>
          )}
          <StateView graph={graph} record={record} log={log} />
        </div>
      ))}
    </Box>
  );
}

function Panel({ record, workflow }: PanelProps) {
  useArea('workflow');
  const translate = useTranslate();
  const { log, main, beside } = useProgress(record, workflow);
  const id = useId();
  const [isDrawn, setDrawn] = useState(false);
  if (!main) return null;
  const { state: field } = main.machine;
  const now = String(record[field] ?? '');
  const own = ownEntries(main, log);
  return (
    <Paper variant="outlined" component="section" aria-labelledby={`${id}-title`} sx={{ px: 2, pt: 0.5, pb: 1 }}>
      <Typography id={`${id}-title`} component="h2" sx={UNSEEN}>
        {translate('workflow.title')}
      </Typography>
      <Stepper
        label={translate('workflow.steps')}
        field={field}
        steps={stepsOf(main, now, seenStates(main, now, own))}
        zone={zoneOfRecord(record)}
        reached={(state) => reachedIn(own, state)}
      />
      <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'center', columnGap: 1 }}>
        <Now record={record} workflow={workflow} beside={beside} />
        <Button
          size="small"
          color="inherit"
          aria-expanded={isDrawn}
          aria-controls={id}
          onClick={() => setDrawn(!isDrawn)}
          endIcon={<ExpandMore sx={{ transform: isDrawn ? 'rotate(180deg)' : undefined }} />}
          sx={{ color: 'text.secondary', ml: 'auto', flex: 'none' }}
        >
          {translate('workflow.asDiagram')}
        </Button>
      </Box>
      <Box id={id} hidden={!isDrawn}>
        {isDrawn && <Diagrams record={record} graphs={[main, ...beside]} log={log} />}
      </Box>
    </Paper>
  );
}

/** Where a record stands on its way: the steps in a line, what that means, and all states as a diagram. */
export default function WorkflowPanel({ record }: { readonly record: AnyRecord }) {
  const { resource } = useResource();
  return resource.workflow && resource.fields[resource.workflow.state] ? (
    <Panel record={record} workflow={resource.workflow} />
  ) : null;
}
