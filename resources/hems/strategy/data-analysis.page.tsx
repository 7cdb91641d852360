import { Box, Button, Paper, Typography } from '@mui/material';
import Download from '@mui/icons-material/DownloadOutlined';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useAccess } from '@/access';
import { asObject, asText } from '@/api';
import { ChartFrame, ChartSkeleton, LiveFigures, TablePager } from '@/charts';
import { useLive, useToday, useArea } from '@/data';
import { isZone } from '@/schema/dates';
import { readDay } from '@/schema';
import { EmptyState, PageHeading, TableSkeleton } from '@/widgets';
import { analysisCalls } from './user-detail/calls';
import { accuracyChart } from './user-detail/result/accuracyChart';
import { ACCURACY_TABS } from './user-detail/result/AccuracyBlock';
import { labelsOf } from './user-detail/result/readAccuracy';
import { readWorkbench, tradeTime, writeWorkbench, type Workbench } from './user-detail/workbench/workbenchAddress';
import { BarsChart } from './user-detail/workbench/BarsChart';
import { barTexts } from './user-detail/workbench/barTexts';
import { DownloadDialog } from './user-detail/workbench/DownloadDialog';
import { ErrorLegend } from './user-detail/workbench/ErrorLegend';
import { readSlots } from './user-detail/workbench/readSlots';
import { QuarterTable } from './user-detail/workbench/QuarterTable';
import { ViewDialog } from './user-detail/workbench/ViewDialog';
import { WorkbenchBar } from './user-detail/workbench/WorkbenchBar';

const SIZE = 10;
const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The forecast workbench (spec 02 §2): a bar leads to its slots, a slot to the forecasts that were made of it, days to
 * a file. All of it is in the address.
 */
// covers HS-030, HR-106, HR-107, HR-108, HR-109, HR-159, HR-205, HR-297, HE-274, HE-275, HE-276, HE-277, HE-278,
// HE-279, HE-280
export default function DataAnalysisPage() {
  useArea('strategy', 'charts', 'widgets');
  const translate = useTranslate();
  const { pathOf } = useAccess();
  const [params, setParams] = useSearchParams();
  const bench = readWorkbench(params, useToday(OWN_ZONE));
  const { useId: user, beginDate, endDate, type, tabValue, dateType, trade, pageNum, slot } = bench;
  const [downloading, setDownloading] = useState(false);
  const tab = ACCURACY_TABS[tabValue - 1] ?? 'purchasePrice';
  const timeType = beginDate === endDate ? 2 : 1;
  const request = { cusUserId: user, beginDate, endDate, type, accuracyType: tabValue, timeType };
  const whole = user !== '';
  const bars = useLive<unknown>(
    ['hems', 'accuracy', tab, request],
    async (signal) => (await analysisCalls[tab](request, { signal, quiet: true })) ?? null,
    { enabled: whole },
  );
  const said = asText(asObject(bars.data)?.timeZone);
  const zone = isZone(said) ? said : OWN_ZONE;
  const today = useToday(zone);
  const title = translate('strategy.workbench.chart', {
    kind: translate(`resources.hems/strategy-result.tabs.${tab}`),
  });
  const labels = useMemo(() => labelsOf(bars.data), [bars.data]);
  const spec = useMemo(
    () =>
      bars.data === undefined
        ? undefined
        : accuracyChart(bars.data, { id: 'accuracy-bars', title }, { startDate: beginDate, endDate, zone }),
    [bars.data, title, beginDate, endDate, zone],
  );
  const chosen = Math.max(
    0,
    labels.findIndex((label) => tradeTime(label, beginDate) === trade),
  );
  const tradeDateTime = trade || tradeTime(labels[0] ?? '', beginDate);
  const listed = { ...request, tradeDateTime, pageNum, pageSize: SIZE };
  const rows = useLive<unknown>(
    ['hems', 'accuracy slots', listed],
    async (signal) => (await analysisCalls.slots(listed, { signal, quiet: true })) ?? null,
    { enabled: whole && (bars.data !== undefined || Boolean(bars.state.error)), keep: true },
  );
  const day = readDay(tradeDateTime, zone) ?? beginDate;
  const slots = useMemo(
    () => (rows.data === undefined ? undefined : readSlots(rows.data, { zone, day })),
    [rows.data, zone, day],
  );
  const texts = useMemo(() => barTexts(labels, { zone, day: beginDate }), [labels, zone, beginDate]);
  const shown =
    trade === '' || tradeTime(labels[chosen] ?? '', beginDate) === trade
      ? texts[chosen]
      : barTexts([trade], { zone, day })[0];
  const change = (next: Partial<Workbench>, replace = true) =>
    setParams(writeWorkbench({ ...bench, trade: '', pageNum: 1, slot: '', ...next }), { replace });
  const keep = { trade, pageNum };
  const result = pathOf.get('hems/strategy-result');
  const back =
    result &&
    `${result}?${new URLSearchParams({ id: user, beginDate, endDate, dateType: String(dateType), type: String(type), tab })}`;
  const table = translate(`strategy.workbench.${tradeDateTime === '' ? 'tableOfDays' : 'table'}`, {
    time: shown?.long ?? '',
  });
  if (!whole)
    return (
      <Box>
        <PageHeading title={translate('strategy.workbench.title')} backTo={pathOf.get('hems/home')} />
        <EmptyState title={translate('strategy.noUser')} text={translate('strategy.noUserText')} />
      </Box>
    );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading
        title={translate('strategy.workbench.title')}
        backTo={back}
        tag={<Typography sx={{ color: 'text.secondary' }}>{translate('strategy.workbench.from')}</Typography>}
      />
      <WorkbenchBar bench={bench} today={today} zone={zone} onChange={change} />
      <ChartFrame title={title} busy={bars.state.loading}>
        <LiveFigures live={{ ...bars, data: spec }} waiting={<ChartSkeleton height={300} />}>
          {(drawn) =>
            labels.length === 0 ? (
              <EmptyState title={translate('strategy.workbench.none')} />
            ) : (
              <BarsChart
                label={title}
                labels={texts}
                spec={drawn}
                chosen={chosen}
                onChoose={(place) => change({ trade: tradeTime(labels[place] ?? '', beginDate) }, false)}
              />
            )
          }
        </LiveFigures>
      </ChartFrame>
      <Paper
        component="section"
        variant="outlined"
        aria-label={table}
        sx={{ p: 2, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Typography component="h2" variant="h3" sx={{ flex: '1 1 200px' }}>
            {table}
          </Typography>
          <ErrorLegend slots={slots} zone={zone} />
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<Download />}
            aria-haspopup="dialog"
            onClick={() => setDownloading(true)}
          >
            {translate('strategy.workbench.download')}
          </Button>
        </Box>
        <LiveFigures live={{ ...rows, data: slots }} waiting={<TableSkeleton rows={SIZE} columns={8} />}>
          {(found) =>
            found.rows.length === 0 ? (
              <EmptyState title={translate('strategy.workbench.none')} />
            ) : (
              <>
                <QuarterTable
                  label={table}
                  slots={found}
                  zone={zone}
                  type={type}
                  onView={({ timePoint }) => change({ ...keep, slot: timePoint })}
                />
                {found.total > SIZE && (
                  <TablePager
                    page={pageNum}
                    pageSize={SIZE}
                    size={found.total}
                    onPage={(page) => change({ trade, pageNum: page })}
                  />
                )}
              </>
            )
          }
        </LiveFigures>
      </Paper>
      {slot !== '' && <ViewDialog bench={bench} zone={zone} unit={slots?.unit ?? ''} onClose={() => change(keep)} />}
      {downloading && <DownloadDialog bench={bench} today={today} zone={zone} onClose={() => setDownloading(false)} />}
    </Box>
  );
}
