import { ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import ViewKanban from '@mui/icons-material/ViewKanbanOutlined';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import { useListLook } from './useListLook';

const ICONS = { table: TableRows, board: ViewKanban } as const;

/** The list of a resource with a workflow as a table or as a board. */
export default function LookSwitch() {
  useArea('workflow');
  const translate = useTranslate();
  const [look, setLook] = useListLook();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={look}
      onChange={(_, next: typeof look | null) => next && setLook(next)}
      aria-label={translate('workflow.look.label')}
      sx={{ flex: 'none' }}
    >
      {(['table', 'board'] as const).map((one) => {
        const Icon = ICONS[one];
        const label = translate(`workflow.look.${one}`);
        return (
          <ToggleButton key={one} value={one} aria-label={label} sx={{ minHeight: 28, px: 0.75, py: 0 }}>
            <Tooltip title={label}>
              <Icon sx={{ fontSize: 18 }} />
            </Tooltip>
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
