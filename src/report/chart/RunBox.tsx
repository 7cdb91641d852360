import { Box, IconButton, Tooltip } from '@mui/material';
import Download from '@mui/icons-material/DownloadOutlined';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { ChoiceBox } from '@/widgets/ChoiceBox';
import { FieldFrame } from '@/widgets/FieldFrame';
import { useFile } from '@/widgets/useFile';
import type { Run, RunChoice } from '../answer/readRuns';

const keyOf = ({ sent }: Run): string => JSON.stringify(sent);

/** The choice of a run above a chart, the latest first; its time alone where all are of one day. Beside it the cloud's own file of them. */
export function RunBox({ label, runs: { all, shown, choose, file } }: { readonly label: string; readonly runs: RunChoice }) {
  const translate = useTranslate();
  const id = useId();
  const [busy, save] = useFile();
  const oneDay = new Set(all.map(({ time }) => time.slice(0, 10))).size === 1;
  const words = ({ time, sent }: Run) => (oneDay && time.slice(11, 16)) || time || Object.values(sent).join(' ');
  const fileLabel = translate('report.chart.runsFile', { runs: label });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box sx={{ width: 176 }}>
        <FieldFrame id={id} label={label} place="cell">
          {(control) => (
            <ChoiceBox
              control={control}
              choices={all.toReversed().map((run) => ({ value: keyOf(run), label: words(run) }))}
              value={shown ? keyOf(shown) : ''}
              onChoose={(key) => all.filter((run) => keyOf(run) === key).forEach(choose)}
            />
          )}
        </FieldFrame>
      </Box>
      {file && (
        <Tooltip title={fileLabel}>
          <IconButton aria-label={fileLabel} disabled={!shown} loading={busy} onClick={() => void save(file)}>
            <Download fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
