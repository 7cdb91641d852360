import { Box, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { DayHours, zoneText } from '@/charts';
import { usePageAbout, useToday, failureText, lazyPart } from '@/data';
import { asText } from '@/api';
import { targetOf } from '@/schema/internal';
import { currentTime } from '@/schema/dates';
import { PageHeading } from '@/widgets';
import type { ParamValues } from '../params/paramsAddress';
import { AboutSwitch } from './AboutSwitch';
import { useReportOnPage } from './reportPage';
import type { Site } from './useSite';
import type { PageTree } from './useReportTree';

interface ReportHeadingProps {
  readonly site: Site;
  /** Name of the parameter that is chosen in this line, by its label. */
  readonly picked: string | undefined;
  readonly values: ParamValues;
  readonly tree?: PageTree | undefined;
  readonly tools: ReactNode;
  onChoose(id: unknown): void;
}

const RecordPicker = lazyPart(async () => ({
  default: (await import('@/fields/internal')).RecordPicker,
}));

const RecordFacts = lazyPart(async () => ({ default: (await import('@/fields/internal')).RecordFacts }));

interface PickedRecordProps {
  readonly param: string;
  readonly values: ParamValues;
  onChoose(id: unknown): void;
}

/** The record the page needs, chosen by the label of its parameter. */
function PickedRecord({ param, values, onChoose }: PickedRecordProps) {
  const { report, scope } = useReportOnPage();
  const translate = useTranslate();
  return (
    <RecordPicker
      label={translate(`${scope}.fields.${param}`)}
      target={targetOf(report.params[param])}
      value={asText(values[param]) || undefined}
      onChoose={onChoose}
      waiting={<Skeleton variant="rounded" sx={{ width: { xs: 1, sm: 260 }, height: 32 }} />}
    />
  );
}

/** What the page is, what it is about, whose clock it goes by, and what can be done with it. */
export function ReportHeading({ site, picked, values, tree, tools, onChoose }: ReportHeadingProps) {
  const { report, scope } = useReportOnPage();
  const translate = useTranslate();
  const about = picked === undefined ? '' : asText(values[picked]);
  const { param, id, title, zone, error } = site;
  const today = useToday(zone);
  usePageAbout(param === undefined || id === undefined ? undefined : title);
  const path = tree?.chosen && [...tree.chosen.above, tree.chosen.node].map(({ label }) => label).join(' / ');
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <PageHeading
        title={translate(`${scope}.name`)}
        backTo={param === undefined ? undefined : site.href}
        tag={
          picked !== undefined ? (
            <PickedRecord param={picked} values={values} onChoose={onChoose} />
          ) : (
            param !== undefined &&
            id !== undefined && <AboutSwitch param={param} values={values} title={title} onChoose={onChoose} />
          )
        }
        actions={tools}
      />
      {(zone !== undefined || path !== undefined || about !== '') && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2,
            typography: 'body2',
            color: 'text.secondary',
            minWidth: 0,
          }}
        >
          {picked !== undefined && about !== '' && (
            <RecordFacts target={targetOf(report.params[picked])} id={about} waiting={null} />
          )}
          {path !== undefined && (
            <Box sx={{ display: { xs: 'none', lg: 'block' }, overflowWrap: 'anywhere' }}>{path}</Box>
          )}
          {zone !== undefined && (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              {translate(tree ? 'report.page.timeZone' : 'report.page.zone', { zone: zoneText(zone, currentTime()) })}
              <DayHours day={today} zone={zone} />
            </Box>
          )}
        </Box>
      )}
      {Boolean(error) && (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {translate('report.page.aboutMissing', { reason: failureText(error, translate) })}
        </Typography>
      )}
    </Box>
  );
}
