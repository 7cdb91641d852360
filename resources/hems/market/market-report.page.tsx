import { Box, Button, FormControlLabel, MenuItem, Skeleton, Switch, TextField } from '@mui/material';
import Add from '@mui/icons-material/AddOutlined';
import Pdf from '@mui/icons-material/PictureAsPdfOutlined';
import Sheet from '@mui/icons-material/TableViewOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent } from 'react';
import { useGetList, useLocale, useNotify, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { download, saveFile, WireError, asText } from '@/api';
import { useCan } from '@/access';
import { LiveFigures } from '@/charts';
import { RelatedList } from '@/crud';
import { useLive, useToday, lazyPart, WithResource, currencyOf, useWholeRecords, useArea, failureText } from '@/data';
import { siteDefaults, type AnyRecord, isDay } from '@/schema';
import { isZone } from '@/schema/dates';
import { ConfirmDialog, DayStepper, EmptyState, ErrorState, PageHeading, UNSEEN, isComposing } from '@/widgets';
import { marketCalls, REPORT_EXPORT } from './calls';
import type { Cell } from './report/layout';
import { PropertyDialog } from './report/PropertyDialog';
import { readComponents, readData, titleOf, type Component } from './report/readComponents';
import { ReportGrid } from './report/ReportGrid';
import { useLayoutEditor } from './report/useLayoutEditor';

const RecordFormDialog = lazyPart(async () => ({ default: (await import('@/crud')).RecordFormDialog }));

type Open =
  { readonly what: 'edit' | 'properties' | 'delete'; readonly component: Component } | { readonly what: 'add' };

const COMPONENTS = 'hems/report-component';
const FILES = { pdf: <Pdf />, xlsx: <Sheet /> } as const;
const NOTHING = new Map<string, unknown>();
const NONE: readonly Component[] = [];

/**
 * The market report (spec 02 §7): components of one's own making over a market area and a day; arranged by pointer and
 * key, printed and exported.
 */
// covers HS-065, HE-358
export default function MarketReportPage() {
  useArea('market', 'widgets', 'charts', 'measures');
  const translate = useTranslate();
  const notify = useNotify();
  const locale = useLocale() ?? 'en';
  const can = useCan();
  const id = useId();
  const [params, setParams] = useSearchParams();
  const { data: areas = [] } = useGetList<AnyRecord>('@hems/market-area', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
    filter: {},
  });
  const listed = areas.find((one) => one.id === params.get('marketAreaId')) ?? areas[0];
  const [area] = useWholeRecords('@hems/market-area', listed ? [listed] : []).records;
  const said = asText(area?.timeZone);
  const zone = isZone(said) ? said : siteDefaults().zone;
  const today = useToday(zone);
  const date = isDay(params.get('date') ?? '') ? (params.get('date') ?? today) : today;
  const request = { date, marketAreaId: asText(area?.id) };
  const [editing, setEditing] = useState(false);
  const [open, setOpen] = useState<Open>();
  const list = useLive(['hems', 'report components'], async (signal) =>
    readComponents(await marketCalls.components({}, { signal, quiet: true })),
  );
  const data = useLive(
    ['hems', 'report data', request],
    async (signal) => readData(await marketCalls.data({ ...request, componentIds: [] }, { signal, quiet: true })),
    { enabled: area !== undefined },
  );
  const reload = () => {
    setOpen(undefined);
    list.state.onRetry();
    data.state.onRetry();
  };
  const place = useMutation({
    mutationFn: (cells: readonly Cell[]) =>
      marketCalls.layout({ list: cells.map(({ id: own, x, y, w, h }) => ({ id: own, x, y, w, h })) }),
  });
  const layout = useLayoutEditor(list.data ?? NONE, (cells) => place.mutate(cells));
  const remove = useMutation({
    mutationFn: (of: string) => marketCalls.deleteComponent({ id: of }),
    onSuccess: reload,
  });
  const choose = (next: Readonly<Record<string, string>>) =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), ...next }), { replace: true });
  const file = async (format: 'pdf' | 'xlsx') => {
    try {
      saveFile(
        await download({
          method: 'GET',
          path: REPORT_EXPORT,
          params: { ...request, format },
          fallbackName: `market-report.${format}`,
        }),
      );
      notify('actions.export.success', { type: 'success' });
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
    }
  };
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (editing && layout.canUndo && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      layout.undo();
    }
  };
  const isFailed = data.data === undefined && Boolean(data.state.error) && !data.state.loading;
  /** Figures that have not come are no empty ones; who arranges sees the components all the same. */
  const waits = data.data === undefined && !editing && (isFailed || data.state.loading);
  const name = translate('resources.hems/market-report.name');
  return (
    <Box onKeyDown={keys} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading
        title={name}
        actions={
          <>
            {can('edit') && (
              <FormControlLabel
                control={<Switch checked={editing} onChange={(_, on) => setEditing(on)} />}
                label={translate('market.report.arrange')}
              />
            )}
            {editing && (
              <Button startIcon={<Undo />} color="inherit" disabled={!layout.canUndo} onClick={layout.undo}>
                {translate('market.report.undo')}
              </Button>
            )}
            {editing && (
              <Button startIcon={<Add />} variant="outlined" onClick={() => setOpen({ what: 'add' })}>
                {translate('market.report.add')}
              </Button>
            )}
            <Button startIcon={<Print />} color="inherit" onClick={() => window.print()}>
              {translate('market.report.print')}
            </Button>
            {can('export') &&
              (['pdf', 'xlsx'] as const).map((format) => (
                <Button key={format} startIcon={FILES[format]} color="inherit" onClick={() => void file(format)}>
                  {format.toUpperCase()}
                </Button>
              ))}
          </>
        }
      />
      <Box role="search" aria-label={name} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label={translate('resources.hems/market-operation.fields.marketAreaId')}
          value={asText(area?.id)}
          onChange={(event) => choose({ marketAreaId: event.target.value })}
          sx={{ minWidth: 220 }}
        >
          {areas.map((one) => (
            <MenuItem key={String(one.id)} value={String(one.id)}>
              {asText(one.name)}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{ width: 240 }}>
          <DayStepper
            control={{
              id,
              'aria-labelledby': `${id}-label`,
              'aria-describedby': undefined,
              'aria-invalid': undefined,
              'aria-required': undefined,
            }}
            value={date}
            onDay={(day) => choose({ date: day })}
            zone={zone}
            display="DD MMM YYYY"
          />
        </Box>
        <Box component="span" id={`${id}-label`} sx={UNSEEN}>
          {translate('market.report.date')}
        </Box>
      </Box>
      {isFailed && <ErrorState text={failureText(data.state.error, translate)} onRetry={data.state.onRetry} />}
      <LiveFigures live={list} waiting={<Skeleton variant="rounded" height={480} />}>
        {(components) =>
          components.length === 0 ? (
            <EmptyState title={translate('market.report.none')} />
          ) : waits ? (
            !isFailed && <Skeleton variant="rounded" height={480} />
          ) : (
            <ReportGrid
              components={components}
              data={data.data ?? NOTHING}
              day={date}
              zone={zone}
              currency={currencyOf(area) || siteDefaults().currency}
              editing={editing}
              layout={layout}
              onAction={(what, component) => setOpen({ what, component })}
            />
          )
        }
      </LiveFigures>
      {area !== undefined && (
        <RelatedList
          schema="hems/market-operation"
          given={{ date }}
          begin={{ marketAreaId: area.id }}
          onSaved={data.state.onRetry}
        />
      )}
      {(open?.what === 'add' || open?.what === 'edit') && (
        <WithResource name={COMPONENTS} path={`@${COMPONENTS}`} waiting={null}>
          <RecordFormDialog
            {...(open.what === 'edit' && { record: { ...open.component } })}
            onSaved={reload}
            onClose={() => setOpen(undefined)}
            waiting={null}
          />
        </WithResource>
      )}
      {open?.what === 'properties' && (
        <PropertyDialog component={open.component} onSaved={reload} onClose={() => setOpen(undefined)} />
      )}
      {open?.what === 'delete' && (
        <ConfirmDialog
          open
          danger
          title={translate('market.report.question', { name: titleOf(open.component, locale) })}
          confirmLabel={translate('market.report.delete')}
          busy={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate(open.component.id)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Box>
  );
}
