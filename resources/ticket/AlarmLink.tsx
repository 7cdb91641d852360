import { Box, Link as MuiLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { CellProps, InputProps } from '@/fields/views';
import { FieldFrame } from '@/widgets';
import { useOrderAlarm } from './useOrderAlarm';

/** The alarm an order was made of, and the way back to it where its page is granted. */
export function AlarmLink({ value }: Pick<CellProps<string>, 'value'>) {
  const translate = useTranslate();
  const href = useOrderAlarm(value ?? '');
  if (!value) return '-';
  return href === undefined ? (
    value
  ) : (
    <MuiLink component={Link} to={href}>
      {translate('resources.ticket/work-order.openAlarm')}
    </MuiLink>
  );
}

/** The alarm an order is being made of: it is not changed, and an order of no alarm has no place for it. */
export function AlarmInput({ value, ...props }: InputProps<string>) {
  if (!value) return null;
  return (
    <FieldFrame {...props} group>
      {() => (
        <Box sx={{ typography: 'body2', minHeight: 36, display: 'flex', alignItems: 'center' }}>
          <AlarmLink value={value} />
        </Box>
      )}
    </FieldFrame>
  );
}
