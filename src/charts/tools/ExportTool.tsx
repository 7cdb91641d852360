import { useRef, useState } from 'react';
import { CircularProgress, Divider, Menu, MenuItem, useTheme } from '@mui/material';
import Check from '@mui/icons-material/CheckOutlined';
import Export from '@mui/icons-material/FileDownloadOutlined';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { saveFile, type Download, WireError } from '@/api';
import type { ChartSpec, ChartView } from '../chart';
import { CHART_FORMATS, fileOf, type ChartFormat } from '../export/fileOf';
import { chartColors } from '../tones/chartColors';
import { ToolButton } from './ToolButton';
import { useOwnPatterns } from './usePatterns';

const FORMATS = Object.keys(CHART_FORMATS) as ChartFormat[];

interface ExportToolProps {
  readonly spec: ChartSpec;
  readonly view: ChartView;
  readonly views: readonly ChartView[];
  readonly hidden: ReadonlySet<string>;
  /** A file of the cloud: the last of those offered. Rejects with a `WireError` that has been told. */
  file?(): Promise<Download>;
  readonly tabIndex: 0 | -1;
  onFocus(): void;
}

/**
 * Export of a chart: its picture as it stands, on white paper in either theme, its figures, or the file of the cloud.
 */
export function ExportTool({ spec, view, views, hidden, file: cloudFile, ...keys }: ExportToolProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [locale] = useLocaleState();
  const theme = useTheme();
  const button = useRef<HTMLButtonElement>(null);
  const [patterns, setPatterns] = useOwnPatterns();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  const make = (format: ChartFormat) => {
    const drawn = view === 'table' ? views.find((one) => one !== 'table') : view;
    const colors = chartColors({ ...theme, palette: theme.colorSchemes.light?.palette ?? theme.palette });
    return fileOf(
      spec,
      format,
      {
        view: drawn ?? 'line',
        hidden,
        colors,
        locale,
        nowText: translate('charts.now'),
        openText: translate('charts.soFar'),
        patterns,
      },
      translate,
    );
  };
  const save = async (made: () => Promise<Download>) => {
    setOpen(false);
    setBusy(true);
    try {
      const file = await made();
      saveFile(file);
      notify('charts.export.done', { type: 'success', messageArgs: { name: file.name } });
    } catch (error) {
      if (!(error instanceof WireError)) notify('charts.export.failed', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <ToolButton
        ref={button}
        label={translate('charts.export.label')}
        icon={busy ? <CircularProgress size={16} /> : <Export />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-busy={busy}
        onClick={() => setOpen(!busy)}
        {...keys}
      />
      <Menu open={open} anchorEl={() => button.current} onClose={() => setOpen(false)} transitionDuration={0}>
        {FORMATS.map((format) => (
          <MenuItem key={format} onClick={() => void save(() => make(format))}>
            {translate(`charts.export.${format}`)}
          </MenuItem>
        ))}
        {cloudFile && <MenuItem onClick={() => void save(cloudFile)}>{translate('charts.export.cloud')}</MenuItem>}
        <Divider />
        <MenuItem
          role="menuitemcheckbox"
          tabIndex={-1}
          aria-checked={patterns}
          onClick={() => {
            setPatterns(!patterns);
            setOpen(false);
          }}
        >
          {translate('charts.patterns')}
          <Check aria-hidden fontSize="small" sx={{ ml: 'auto', visibility: patterns ? 'visible' : 'hidden' }} />
        </MenuItem>
      </Menu>
    </>
  );
}
