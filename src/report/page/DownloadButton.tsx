import { Button } from '@mui/material';
import Download from '@mui/icons-material/DownloadOutlined';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { download, saveFile, WireError } from '@/api';
import { nameParams, type Call } from '@/schema';
import type { ParamValues } from '../params/address';
import { sentParams } from '../params/sentParams';
import { useReportOnPage } from './reportPage';

/** The file of the cloud with the parameters of the page. The console tells why it failed, as for every call. */
export function DownloadButton({ call, values }: { readonly call: Call; readonly values: ParamValues }) {
  const { report, scope } = useReportOnPage();
  const translate = useTranslate();
  const notify = useNotify();
  const [loading, setLoading] = useState(false);
  const run = async () => {
    setLoading(true);
    try {
      saveFile(await download({ method: call.method, path: call.path, params: nameParams(call, sentParams(report, values)), fallbackName: `${translate(`${scope}.name`)}.xlsx` }));
      notify('actions.export.success', { type: 'success' });
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button variant="outlined" color="inherit" loading={loading} loadingPosition="start" startIcon={<Download />} onClick={() => void run()}>
      {translate('report.page.download')}
    </Button>
  );
}
