import { Alert, Box, Button, Typography } from '@mui/material';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Download from '@mui/icons-material/FileDownloadOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { saveFile } from '@/api';
import { failureText } from '@/data';
import { importFile } from '@/data/internal';
import { makeFile } from '@/widgets/internal';
import { formatNumber } from '@/schema';
import { useListTitle } from '../../list/useListTitle';
import { kindsOf, stateOf } from '../rows/importRow';
import { counted, formatCounts } from '../counted';
import type { ImportStore } from '../rows/importStore';
import type { ImportSetup } from '../useImportSetup';
import { useImportRows } from '../useImportRows';
import { useProblemText } from '../useProblemText';
import { resultSheet } from './resultSheet';

interface ResultStepProps {
  readonly setup: ImportSetup;
  readonly store: ImportStore;
  readonly token: Readonly<Record<string, string>>;
}

/** The end: how many rows are records now, and a file of those that are not, with the reasons. */
export function ResultStep({ setup, store, token }: ResultStepProps) {
  const translate = useTranslate();
  const title = useListTitle();
  const problem = useProblemText();
  const { rows, counts } = useImportRows(store);
  const [failed, setFailed] = useState<string>();
  const left = rows.length - counts.done - counts.same - counts.unclear;
  const kinds = kindsOf(rows, (state) => state === 'done' || state === 'same');
  const outcome = counts.unclear > 0 ? 'unclear' : counts.done === 0 ? 'nothing' : left > 0 ? 'partly' : 'success';

  const save = async (make: () => Promise<{ readonly blob: Blob; readonly name: string }>) => {
    setFailed(undefined);
    try {
      saveFile(await make());
    } catch (error) {
      setFailed(failureText(error, translate));
    }
  };
  const ownFile = async () => {
    const words = {
      title,
      problem,
      reason: translate('import.result.reason'),
      state: (row: (typeof rows)[number]) => translate(`import.states.${stateOf(row)}`),
    };
    const blob = await makeFile('xlsx', translate('import.result.name', { name: title }), [
      resultSheet(setup, store.reader.columns, rows, words),
    ]);
    return { blob, name: blob.name };
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        justifyItems: 'center',
        alignContent: 'start',
        textAlign: 'center',
        maxWidth: 560,
        mx: 'auto',
        py: { xs: 3, md: 8 },
      }}
    >
      {outcome === 'success' && <CheckCircle aria-hidden sx={{ fontSize: 48, color: 'success.main' }} />}
      {(outcome === 'partly' || outcome === 'unclear') && (
        <WarningAmber aria-hidden sx={{ fontSize: 48, color: 'warning.main' }} />
      )}
      <Typography variant="h2" role="status">
        {translate(`import.result.${outcome}`)}
      </Typography>
      <Typography variant="body1" sx={{ color: 'text.secondary' }}>
        {translate('import.result.counts', { done: formatNumber(counts.done), left: formatNumber(left) })}
        {kinds && (
          <>
            <br />
            {translate('import.kinds', formatCounts(kinds))}
          </>
        )}
      </Typography>
      {counts.unclear > 0 && (
        <Alert severity="warning">{translate('import.send.unclear', counted(counts.unclear))}</Alert>
      )}
      {left + counts.unclear > 0 && (
        <>
          {left > 0 && <Alert severity="warning">{translate('import.result.again')}</Alert>}
          <Button variant="outlined" startIcon={<Download />} onClick={() => void save(ownFile)}>
            {translate('import.result.file')}
          </Button>
        </>
      )}
      {setup.resource.call('importResult') && (
        <Button
          startIcon={<Download />}
          onClick={() => void save(async () => importFile(setup.resource, 'importResult', token))}
        >
          {translate('import.result.server')}
        </Button>
      )}
      {failed && <Alert severity="error">{failed}</Alert>}
    </Box>
  );
}
