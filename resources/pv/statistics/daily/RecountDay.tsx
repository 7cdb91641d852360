import { Button, Stack, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { OwnBlockProps } from '@/report';
import { pvStatisticsCalls } from '../calls';

const scope = 'resources.pv/station-daily-report.recount';

/** Has the day counted again, and everything on view asked for again. */
export function RecountDay({ place }: OwnBlockProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { stationId, date } = place.params;
  const { mutate, isPending } = useMutation({
    mutationFn: () => pvStatisticsCalls.refreshDay({ stationId: String(stationId ?? ''), date: String(date ?? '') }),
    onSuccess: async () => {
      notify(`${scope}.done`, { type: 'success' });
      await client.invalidateQueries();
    },
  });
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
      <Button variant="outlined" disabled={isPending || !stationId || !date} onClick={() => mutate()}>
        {translate(`${scope}.label`)}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`${scope}.hint`)}
      </Typography>
    </Stack>
  );
}
