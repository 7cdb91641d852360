import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { failureText, useLive } from '@/data';
import { ErrorState, TableSkeleton } from '@/widgets';
import type { AlarmNoticeRule } from '@schemas/iot/alarm-notice-rule';
import { iotCalls } from '../calls';
import { readNoticeGroups } from './readNoticeGroups';

const METHOD = 'resources.iot/alarm-notice-rule.inner.groups.enums.method';

/** Who is told from which grade on, with the number or address it goes to. */
export function NoticeGroups({ record: { id } }: { readonly record: AlarmNoticeRule }) {
  const translate = useTranslate();
  const { data, state } = useLive(['iot', 'noticeGroups', id], async (signal) =>
    readNoticeGroups(await iotCalls.noticeGroups({ id }, { signal, quiet: true })),
  );
  if (!data)
    return state.error ? (
      <ErrorState text={failureText(state.error, translate)} onRetry={state.onRetry} />
    ) : (
      <TableSkeleton columns={3} />
    );
  if (data.length === 0) return <Typography variant="body2">-</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {data.map(({ level, method, methodText, people }, place) => (
        <Box key={place}>
          <Typography variant="subtitle2" component="h3">
            {[level, method && translate(`${METHOD}.${method}`, { _: methodText || method })]
              .filter(Boolean)
              .join(' · ') || '-'}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {people.map((one) => (
              <Typography key={one.id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {[one.name, one.roles, one.organization, one.account, one.contact].filter(Boolean).join(' · ')}
              </Typography>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
