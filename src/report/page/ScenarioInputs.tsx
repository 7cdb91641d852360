import { Paper, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { cellOf } from '@/fields';
import type { ParamValues } from '../params/paramsAddress';
import { paramText } from '../params/paramText';
import { useReportOnPage } from './reportPage';

export interface Scenario {
  readonly values: ParamValues;
  /** What its money is in. */
  readonly currency: string | undefined;
}

interface ScenarioInputsProps {
  readonly kept: Scenario;
  readonly now: Scenario;
}

/** The inputs in which two results differ. */
export function ScenarioInputs({ kept, now }: ScenarioInputsProps) {
  const { report, scope } = useReportOnPage();
  const translate = useTranslate();
  const different = Object.entries(report.params).filter(
    ([name, field]) => paramText(field, kept.values[name]) !== paramText(field, now.values[name]),
  );
  if (different.length === 0) {
    return (
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {translate('report.scenario.noDifference')}
      </Typography>
    );
  }
  return (
    <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={translate('report.scenario.inputs')}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('report.scenario.inputs')}</TableCell>
            <TableCell>{translate('report.scenario.a')}</TableCell>
            <TableCell>{translate('report.scenario.b')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {different.map(([name, field]) => {
            const Cell = cellOf(field.type);
            return (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {translate(`${scope}.fields.${name}`)}
                </TableCell>
                {[kept, now].map(({ values, currency }, at) => (
                  <TableCell key={at}>
                    <Cell
                      value={values[name]}
                      record={{ id: '', ...(currency !== undefined && { currency }), ...values }}
                      name={name}
                      field={field}
                      scope={scope}
                    />
                  </TableCell>
                ))}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Paper>
  );
}
