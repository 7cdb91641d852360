import { Button } from '@mui/material';
import Download from '@mui/icons-material/DownloadOutlined';
import { useTranslate } from 'react-admin';
import { download } from '@/api';
import { nameParams, type Call } from '@/schema';
import { useFile } from '@/widgets';
import type { ParamValues } from '../params/paramsAddress';
import { sentParams } from '../params/sentParams';
import { useReportOnPage } from './reportPage';

/** The file of the cloud with the parameters of the page. */
export function DownloadButton({ call, values }: { readonly call: Call; readonly values: ParamValues }) {
  const { report, scope } = useReportOnPage();
  const translate = useTranslate();
  const [loading, save] = useFile();
  const fetchFile = () =>
    download({
      method: call.method,
      path: call.path,
      params: nameParams(call, sentParams(report, values)),
      fallbackName: `${translate(`${scope}.name`)}.xlsx`,
    });
  return (
    <Button
      variant="outlined"
      color="inherit"
      loading={loading}
      loadingPosition="start"
      startIcon={<Download />}
      onClick={() => void save(fetchFile)}
    >
      {translate('report.page.download')}
    </Button>
  );
}
