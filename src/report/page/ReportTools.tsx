import { Box, IconButton, Tooltip } from '@mui/material';
import { useTranslate, useNotify } from 'react-admin';
import { useCan } from '@/access';
import type { Block } from '@/schema';
import { copyText } from '@/widgets/internal';
import { CompareButton } from '../compare/CompareButton';
import { ReportFileButton } from '../file/ReportFileButton';
import type { ParamValues } from '../params/paramsAddress';
import { ReportPrintButton } from '../print/ReportPrintButton';
import { DownloadButton } from './DownloadButton';
import { placeOf } from './placeOf';
import { RefreshButton } from './RefreshButton';
import { useReportOnPage } from './reportPage';
import { usePageBlocks } from './usePageBlocks';
import LinkIcon from '@mui/icons-material/Link';
import { useLocation } from 'react-router';

/** Copies a link that opens exactly this: every parameter, also those that would otherwise move on with the day. */
function CopyLink({ link }: { readonly link: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { pathname } = useLocation();
  const label = translate('report.page.copyLink');
  const copy = async () => {
    const done = await copyText(`${window.location.origin}${pathname}${link === '' ? '' : `?${link}`}`);
    notify(done ? 'widgets.copied' : 'widgets.copyRefused', { type: done ? 'success' : 'warning' });
  };
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => void copy()}>
        <LinkIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

interface ReportToolsProps {
  readonly values: ParamValues;
  /** Query of a link that opens exactly this. */
  readonly link: string;
  /** There is something to take along. */
  readonly ready: boolean;
}

/** What can be done with the page as a whole. Files need the code `export` (or `download`). */
export function ReportTools({ values, link, ready }: ReportToolsProps) {
  const page = useReportOnPage();
  const { report, scope } = page;
  const translate = useTranslate();
  const can = useCan();
  const blocks = usePageBlocks(values);
  const paper = () => ({
    title: translate(`${scope}.name`),
    placeOf: (answer?: unknown, block?: Block) => placeOf(page, values, answer, block),
    blocks: blocks(),
  });
  const exports = can('export') || can('download');
  return (
    <Box
      role="group"
      aria-label={translate('report.page.tools')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}
    >
      {ready && page.comparing && <CompareButton comparing={page.comparing} />}
      {ready && <RefreshButton />}
      <CopyLink link={link} />
      {ready && <ReportPrintButton paper={paper} />}
      {ready && exports && <ReportFileButton report={report.name} paper={paper} />}
      {ready && exports && report.download && <DownloadButton call={report.download} values={values} />}
    </Box>
  );
}
