import { Link as MuiLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useAccess } from '@/access';
import { detailPath } from '@/crud';
import { defineViews } from '@/crud/views';
import type { CellProps } from '@/fields/views';
import { workOrder } from '@schemas/ticket/work-order';

/** The alarm an order was made of, and the way back to it where its page is granted. */
function AlarmLink({ value }: CellProps<string>) {
  const translate = useTranslate();
  const path = useAccess().pathOf.get('cloud/alarm');
  if (!value) return '-';
  return path === undefined ? (
    value
  ) : (
    <MuiLink component={Link} to={detailPath(path.slice(1), value)}>
      {translate('resources.ticket/work-order.openAlarm')}
    </MuiLink>
  );
}

export default defineViews(workOrder, { details: { alarmId: AlarmLink } });
