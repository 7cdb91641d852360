import { Box, Chip, ToggleButton, ToggleButtonGroup } from '@mui/material';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import ViewKanban from '@mui/icons-material/ViewKanbanOutlined';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data/texts/useArea';
import { useResource } from '@/data/registry/ResourceContext';
import { WAITING } from '@/data/lists/waitingRecords';
import { turnsOf } from '@/schema';
import { typeOptions } from '@/schema/typeOptions';
import { cleanFilters, type Filters } from '../../list/cleanFilters';
import { useStateWords } from '../useStateWords';
import { useListLook } from './useListLook';

interface WorkflowStripProps {
  readonly applied: Filters;
  onApply(filters: Filters): void;
}

interface QuickProps {
  readonly label: string;
  readonly on: boolean;
  onPress(): void;
}

/** A filter that is on or off. */
function Quick({ label, on, onPress }: QuickProps) {
  return (
    <Chip
      component="button"
      type="button"
      label={label}
      aria-pressed={on}
      onClick={onPress}
      color={on ? 'primary' : 'default'}
      variant={on ? 'filled' : 'outlined'}
      sx={{ flex: 'none', font: 'inherit', typography: 'body2' }}
    />
  );
}

/**
 * Above the list of a resource with a workflow: what waits for me, the records of each state, and the list as a board.
 */
export default function WorkflowStrip({ applied, onApply }: WorkflowStripProps) {
  useArea('workflow');
  const { resource } = useResource();
  const translate = useTranslate();
  const words = useStateWords();
  const [look, setLook] = useListLook();
  const state = resource.workflow?.state ?? '';
  const field = resource.fields[state];
  const waiting = Boolean(applied[WAITING]);
  const now = applied[state] === undefined ? undefined : String(applied[state]);
  const apply = (change: Filters) => onApply(cleanFilters({ ...applied, ...change }));
  const states = field ? (typeOptions(field).values ?? []) : [];
  const waits = !resource.workflow?.readOnly && turnsOf(resource).length > 0;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'center', gap: 1.5, px: 2, pt: 1.5 }}
    >
      <Box
        role="group"
        aria-label={translate('workflow.strip.label')}
        tabIndex={0}
        sx={{
          display: 'flex',
          gap: 0.75,
          alignItems: 'center',
          overflowX: 'auto',
          minWidth: 0,
          flex: { xs: '1 1 100%', sm: 1 },
          py: 0.5,
        }}
      >
        {waits && (
          <>
            <Quick
              label={translate('workflow.strip.waiting')}
              on={waiting}
              onPress={() => apply({ [WAITING]: waiting ? null : true })}
            />
            <Box sx={{ width: '1px', height: 20, flex: 'none', bgcolor: 'divider', mx: 0.5 }} />
          </>
        )}
        <Quick
          label={translate('workflow.strip.all')}
          on={now === undefined}
          onPress={() => apply({ [state]: null })}
        />
        {states.map((one) => (
          <Quick
            key={String(one)}
            label={words.name(state, one)}
            on={now === String(one)}
            onPress={() => apply({ [state]: now === String(one) ? null : one })}
          />
        ))}
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={look}
        onChange={(_, next: typeof look | null) => next && setLook(next)}
        aria-label={translate('workflow.look.label')}
        sx={{ flex: 'none' }}
      >
        <ToggleButton value="table" sx={{ gap: 0.75, px: 1.25, py: 0.5, textTransform: 'none' }}>
          <TableRows sx={{ fontSize: 18 }} />
          {translate('workflow.look.table')}
        </ToggleButton>
        <ToggleButton value="board" sx={{ gap: 0.75, px: 1.25, py: 0.5, textTransform: 'none' }}>
          <ViewKanban sx={{ fontSize: 18 }} />
          {translate('workflow.look.board')}
        </ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}
