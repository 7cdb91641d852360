import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCan } from '@/access/AccessContext';
import type { ParamValues } from '../params/address';
import { CopyLink } from './CopyLink';
import { DownloadButton } from './DownloadButton';
import { RefreshButton } from './RefreshButton';
import { useReportOnPage } from './reportPage';

interface ReportToolsProps {
  readonly values: ParamValues;
  /** Query of a link that opens exactly this. */
  readonly link: string;
  /** There is something to take along. */
  readonly ready: boolean;
}

/** What can be done with the page as a whole. Files need the code `export` (or `download`). */
export function ReportTools({ values, link, ready }: ReportToolsProps) {
  const { report } = useReportOnPage();
  const translate = useTranslate();
  const can = useCan();
  const exports = can('export') || can('download');
  return (
    <Box role="group" aria-label={translate('report.page.tools')} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      {ready && <RefreshButton />}
      <CopyLink link={link} />
      {ready && exports && report.download && <DownloadButton call={report.download} values={values} />}
    </Box>
  );
}
