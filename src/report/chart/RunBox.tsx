import { Autocomplete, Box, IconButton, Tooltip } from '@mui/material';
import Download from '@mui/icons-material/DownloadOutlined';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { FieldFrame, SearchInput, useAutocompleteTexts, useFile } from '@/widgets';
import { keyOfRun, type Run, type RunChoice } from '../answer/readRuns';

/**
 * The choice of a run above a chart, the latest first, found by what is typed, under their heads where there are some;
 * its time alone where all are of one day. Beside it the cloud's own file of them.
 */
export function RunBox({
  label,
  runs: { all, shown, heads, choose, file },
}: {
  readonly label: string;
  readonly runs: RunChoice;
}) {
  const translate = useTranslate();
  const texts = useAutocompleteTexts();
  const id = useId();
  const [busy, save] = useFile();
  const oneDay = new Set(all.map(({ time }) => time.slice(0, 10))).size === 1;
  const words = ({ time, sent }: Run) => (oneDay && time.slice(11, 16)) || time || Object.values(sent).join(' ');
  const headOf = (run: Run) => heads.get(keyOfRun(run)) ?? '';
  const order = [...new Set(all.map(headOf))];
  const options = all.toReversed().toSorted((one, other) => order.indexOf(headOf(other)) - order.indexOf(headOf(one)));
  const fileLabel = translate('report.chart.runsFile', { runs: label });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box sx={{ width: 176 }}>
        <FieldFrame id={id} label={label} place="cell">
          {(control) => (
            <Autocomplete
              {...texts}
              id={id}
              size="small"
              options={options}
              disableClearable={shown !== undefined}
              value={shown ?? null}
              isOptionEqualToValue={(one, other) => keyOfRun(one) === keyOfRun(other)}
              getOptionLabel={words}
              getOptionKey={keyOfRun}
              {...(heads.size > 0 && { groupBy: headOf })}
              onChange={(_, run) => run && choose(run)}
              renderInput={(params) => (
                <SearchInput params={params} control={control} placeholder={translate('widgets.choose')} />
              )}
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
