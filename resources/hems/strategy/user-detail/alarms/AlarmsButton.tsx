import { Box, Button } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LiveFigures, TablePager } from '@/charts';
import { useLive } from '@/data';
import { StatusTag } from '@/fields';
import { ChoiceBox, EmptyState, FieldFrame, PlainTable, TableSkeleton } from '@/widgets';
import { homeTimeText } from '../../../home/times/homeTimeText';
import { analysisCalls } from '../calls';
import { useCustomer } from '../CustomerContext';
import { DrawerButton } from './DrawerButton';
import { readAlarms } from './readAlarms';
import { readRules } from './readRules';

const SIZE = 10;
const COLUMNS = ['sn', 'time', 'severity', 'description'] as const;

/** The alarms of a user, a page at a time (spec 02 §2). What is chosen counts with Search. */
// covers HS-015, HR-090, HR-149, HR-151, HE-194, HE-195, HE-196, HE-197, HE-200, HE-201, HE-202, HE-203, HE-204
export function AlarmsButton() {
  const translate = useTranslate();
  const id = useId();
  const { id: cuserId, zone } = useCustomer();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState('');
  const [query, setQuery] = useState({ severity: '', page: 1 });
  const { data: rules } = useLive(
    ['hems', 'alarm severities'],
    async (signal) => readRules(await analysisCalls.rules({}, { signal, quiet: true })),
    {
      enabled: open,
    },
  );
  const live = useLive(
    ['hems', 'alarms', cuserId, query],
    async (signal) =>
      readAlarms(
        await analysisCalls.alarms(
          {
            cuserId,
            ...(query.severity !== '' && { alarmSeverity: query.severity }),
            pageNum: query.page,
            pageSize: SIZE,
          },
          { signal, quiet: true },
        ),
      ),
    { enabled: open },
  );
  const wordsOf = (severity: string) => rules?.severities.find(({ value }) => value === severity)?.label ?? severity;
  return (
    <DrawerButton
      texts="strategy.alarms"
      open={open}
      width={720}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    >
      <Box
        component="form"
        role="search"
        sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-end' }}
        onSubmit={(event) => {
          event.preventDefault();
          setQuery({ severity: wanted, page: 1 });
        }}
      >
        <Box sx={{ width: 220 }}>
          <FieldFrame id={id} label={translate('strategy.alarms.columns.severity')} place="filter">
            {(control) => (
              <ChoiceBox
                control={control}
                choices={rules?.severities ?? []}
                value={wanted}
                none={translate('fields.all')}
                onChoose={setWanted}
              />
            )}
          </FieldFrame>
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
                  cells: [
                    (query.page - 1) * SIZE + place + 1,
                    homeTimeText(alarm.time, { zone }),
                    <StatusTag
                      key="severity"
                      text={alarm.severityText || wordsOf(alarm.severity) || '-'}
                      tone={alarm.tone}
                    />,
                    alarm.remark || '-',
                  ],
                }))}
              />
              {total > SIZE && (
                <TablePager
                  page={query.page}
                  pageSize={SIZE}
                  size={total}
                  onPage={(page) => setQuery({ ...query, page })}
                />
              )}
            </>
          )
        }
      </LiveFigures>
    </DrawerButton>
  );
}
