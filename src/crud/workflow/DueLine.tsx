import { Box } from '@mui/material';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data';
import { formatWall } from '@/schema/dates';
import { dueAt, isOverdue, zoneOfRecord, type AnyRecord } from '@/schema';

interface DueLineProps {
  readonly record: AnyRecord;
  /** Only while it is late: a card says nothing of what is in time. */
  readonly lateOnly?: boolean;
}

/** By when a record has to leave its state, on its own clock; an icon and a word tell that it is late. */
export function DueLine({ record, lateOnly = false }: DueLineProps) {
  const { workflow } = useResource().resource;
  const translate = useTranslate();
  const due = dueAt(workflow, record);
  const late = isOverdue(workflow, record);
  if (!due || (lateOnly && !late)) return null;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        typography: 'body2',
        color: late ? 'error.main' : 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {late ? <WarningAmber sx={{ fontSize: 16 }} /> : <Schedule sx={{ fontSize: 16 }} />}
      {translate(late ? 'workflow.due.late' : 'workflow.due.by', { time: formatWall(due, 2, zoneOfRecord(record)) })}
    </Box>
  );
}
