import { Box, List, ListItem, Paper, Typography } from '@mui/material';
import ReportProblem from '@mui/icons-material/ReportProblemOutlined';
import { useGetList, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { formatDate } from '@/schema/dates';
import { useTarget } from '@/fields';
import type { OwnBlockProps } from '@/report';
import type { PvAlarm } from '@schemas/pv/operation/alarm';
import { useStations } from './useStations';

const MINUTE = 60_000;
const SHOWN = { pagination: { page: 1, perPage: 20 }, sort: { field: 'alarmTime', order: 'DESC' } } as const;

/** What rings now, the newest first. */
export function WallAlarms({ heading }: OwnBlockProps) {
  const translate = useTranslate();
  const [address] = useSearchParams();
  const stationId = address.get('stationId');
  const names = new Map(useStations().map(({ id, name }) => [id, name]));
  const { data } = useGetList<PvAlarm>(
    useTarget('pv/alarm').resource,
    { ...SHOWN, filter: { status: 'active', ...(stationId !== null && { stationId }) } },
    { refetchInterval: MINUTE },
  );
  return (
    <Paper component="section" variant="outlined" aria-label={heading} sx={{ p: 1.5, minWidth: 0, overflow: 'auto' }}>
      <Typography component="h2" variant="h3" sx={{ mb: 0.5 }}>
        {heading}
      </Typography>
      {data?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('resources.pv/station-screen.screen.noAlarms')}
        </Typography>
      )}
      <List disablePadding aria-label={heading}>
        {data?.map(({ id, name, stationId: station, alarmTime }) => (
          <ListItem key={id} disableGutters sx={{ gap: 1, py: 0.75, alignItems: 'start' }}>
            <ReportProblem aria-hidden fontSize="small" sx={{ color: 'error.main', flex: 'none' }} />
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="body2">{name}</Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {[station && names.get(station), alarmTime && formatDate(alarmTime, 2)].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
