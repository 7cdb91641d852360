import { Box, Button, TablePagination } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LiveFigures } from '@/charts/card/LiveFigures';
import { useLive } from '@/data/live/useLive';
import { StatusTag } from '@/fields/enumeration/StatusTag';
import { ChoiceBox } from '@/widgets/ChoiceBox';
import { EmptyState } from '@/widgets/EmptyState';
import { PlainTable } from '@/widgets/PlainTable';
import { SideDrawer } from '@/widgets/SideDrawer';
import { TableSkeleton } from '@/widgets/TableSkeleton';
import { timeText } from '../../times/timeText';
import { analysisCalls } from '../calls';
import { useCustomer } from '../CustomerContext';
import { readAlarms } from './readAlarms';
import { readRules } from './readRules';

const SIZE = 10;
const COLUMNS = ['sn', 'time', 'severity', 'description'] as const;

/** The alarms of a user, a page at a time (spec 02 §2). What is chosen counts with Search. */
// covers HS-015, HR-090, HR-149, HR-151, HE-194, HE-195, HE-196, HE-197, HE-200, HE-201, HE-202, HE-203, HE-204
export function AlarmsDrawer({ open, onClose }: { readonly open: boolean; onClose(): void }) {
  const translate = useTranslate();
  const labelId = useId();
  const { id, zone } = useCustomer();
  const [wanted, setWanted] = useState('');
  const [asked, setAsked] = useState({ severity: '', page: 1 });
  const { data: rules } = useLive(['hems', 'alarm severities'], async (signal) => readRules(await analysisCalls.rules({}, { signal, quiet: true })), { enabled: open });
  const live = useLive(
    ['hems', 'alarms', id, asked],
    async (signal) => readAlarms(await analysisCalls.alarms({ cuserId: id, ...(asked.severity !== '' && { alarmSeverity: asked.severity }), pageNum: asked.page, pageSize: SIZE }, { signal, quiet: true })),
    { enabled: open },
  );
  const wordsOf = (severity: string) => rules?.severities.find(({ value }) => value === severity)?.label ?? severity;
  return (
    <SideDrawer
      open={open}
      width={720}
      title={translate('strategy.alarms.title')}
      onClose={onClose}
      actions={
        <Button color="inherit" onClick={onClose}>
          {translate('actions.cancel')}
        </Button>
      }
    >
      <Box component="form" role="search" sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-end' }} onSubmit={(event) => { event.preventDefault(); setAsked({ severity: wanted, page: 1 }); }}>
        <Box sx={{ width: 220 }}>
          <Box component="label" id={labelId} sx={{ typography: 'body2', display: 'block', mb: 0.5 }}>
            {translate('strategy.alarms.columns.severity')}
          </Box>
          <ChoiceBox
            control={{ id: `${labelId}-box`, 'aria-labelledby': labelId, 'aria-describedby': undefined, 'aria-invalid': undefined, 'aria-required': undefined }}
            choices={rules?.severities ?? []}
            value={wanted}
            none={translate('fields.all')}
            onChoose={setWanted}
          />
        </Box>
        <Button type="submit" variant="contained">
          {translate('strategy.search')}
        </Button>
      </Box>
      <LiveFigures live={live} waiting={<TableSkeleton rows={8} columns={4} />}>
        {({ alarms, total }) =>
          alarms.length === 0 ? (
            <EmptyState title={translate('strategy.alarms.none')} />
          ) : (
            <>
              <PlainTable
                label={translate('strategy.alarms.title')}
                head={COLUMNS.map((column) => translate(`strategy.alarms.columns.${column}`))}
                rows={alarms.map((alarm, place) => ({
                  key: alarm.id,
                  cells: [(asked.page - 1) * SIZE + place + 1, timeText(alarm.time, { zone }), <StatusTag key="severity" text={alarm.severityText || wordsOf(alarm.severity) || '-'} tone={alarm.tone} />, alarm.remark || '-'],
                }))}
              />
              <TablePagination component="div" count={total} page={asked.page - 1} rowsPerPage={SIZE} rowsPerPageOptions={[SIZE]} onPageChange={(_, page) => setAsked({ ...asked, page: page + 1 })} />
            </>
          )
        }
      </LiveFigures>
    </SideDrawer>
  );
}
