import { Box, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useResource, useArea } from '@/data';
import { machinesOf, zoneOfRecord, type AnyRecord } from '@/schema';
import { NextTransitions } from './NextTransitions';
import { useLog } from './useLog';
import { useStanding } from './useStanding';
import { useStateWords } from './useStateWords';
import { WorkflowLog } from './WorkflowLog';

/** Beside what is known of a record: what can happen next, and how it came where it is. */
export default function WorkflowRail({ record }: { readonly record: AnyRecord }) {
  useArea('workflow');
  const { workflow } = useResource().resource;
  const translate = useTranslate();
  const words = useStateWords();
  const log = useLog(record);
  const standing = useStanding(record);
  if (!workflow) return null;
  const machines = machinesOf(workflow);
  const wordsOf = (state: string) =>
    machines.map(({ state: field }) => words.name(field, state)).find((one) => one !== state) ?? state;
  const heading = (text: string) => (
    <Typography component="h3" variant="subtitle2" sx={{ pb: 0.75, mb: 1, borderBottom: 1, borderColor: 'divider' }}>
      {text}
    </Typography>
  );
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Paper
        variant="outlined"
        component="aside"
        aria-label={translate('workflow.rail')}
        sx={{
          p: 2,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignItems: 'start',
          gap: 2.5,
          '@container (min-width: 600px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
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
            <WorkflowLog log={log} zone={zoneOfRecord(record)} wordsOf={wordsOf} />
          </div>
        )}
      </Paper>
    </Box>
  );
}
