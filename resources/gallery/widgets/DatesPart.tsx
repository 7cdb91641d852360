import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { periodOf, SINGLE, type Period, DATE_FORMATS, formatDate, type DateFormat } from '@/schema/dates';
import { DateBox, DayStepper, isAllowed, PeriodPicker, FieldFrame } from '@/widgets';
import { Story } from './Story';
import { useGalleryWords } from './useGalleryWords';

const FORMATS = Object.keys(DATE_FORMATS).map(Number) as DateFormat[];

/** Neither nothing nor half a date: what cannot be cleared keeps its last moment. */
const isMoment = (text: string | null): text is string =>
  text !== null && formatDate(text, 11) !== '' && isAllowed(text.slice(0, 10), {});

/** Days, periods, and the eleven formats. */
export function DatesPart() {
  const say = useGalleryWords();
  const [period, setPeriod] = useState<Period>(periodOf('month', '2024-05-01'));
  const [day, setDay] = useState('2024-02-29');
  const [moment, setMoment] = useState('2024-05-01 12:30:00');
  return (
    <>
      <Story wide title={say('dates.period')} text={say('dates.periodText')}>
        <PeriodPicker
          label={say('dates.period')}
          value={period}
          onPeriod={(next) => next && setPeriod(next)}
          zone="Europe/Berlin"
          min="2020-03-10"
          minOf={{ day: '2023-01-01' }}
          maxSpan={{ ...SINGLE, range: '31 days' }}
        />
        <Typography variant="body2" role="status" sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
          {`${formatDate(period.from, 3)} – ${formatDate(period.to, 3)}`}
        </Typography>
      </Story>
      <Story title={say('dates.day')} text={say('dates.dayText')}>
        <FieldFrame id={useId()} label={say('dates.day')}>
          {(control) => (
            <DayStepper
              control={control}
              value={day}
              onDay={setDay}
              zone="Europe/Berlin"
              min="2024-02-28"
              max="2024-03-02"
            />
          )}
        </FieldFrame>
      </Story>
      <Story title={say('dates.moment')} text={say('dates.momentText')}>
        <FieldFrame id={useId()} label={say('dates.moment')}>
          {(control) => (
            <DateBox control={control} time value={moment} onDate={(next) => isMoment(next) && setMoment(next)} />
          )}
        </FieldFrame>
      </Story>
      <Story wide title={say('dates.formats')} text={say('dates.formatsText')}>
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={say('dates.formats')}>
          <Table size="small" sx={{ minWidth: 280 }}>
            <TableHead>
              <TableRow>
                {['number', 'shown'].map((key) => (
                  <TableCell key={key}>{say(`dates.${key}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {FORMATS.map((format) => (
                <TableRow key={format}>
                  <TableCell>{format}</TableCell>
                  <TableCell sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                    {formatDate('2024-01-05 10:20:30', format)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      </Story>
    </>
  );
}
