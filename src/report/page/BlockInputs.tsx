import { Box } from '@mui/material';
import { useId } from 'react';
import type { ParamValues } from '../params/paramsAddress';
import { inputOf } from '../params/inputOf';
import { ParamInput } from '../params/ParamInput';
import { shownParams } from '../params/paramErrors';
import { useParamDraft } from '../params/useParamDraft';
import { useReportOnPage } from './reportPage';

/** The parameters that are chosen in the heading of a block. */
export default function BlockInputs({
  names,
  values,
}: {
  readonly names: readonly string[];
  readonly values: ParamValues;
}) {
  const { report, views, choose } = useReportOnPage();
  const id = useId();
  const form = useParamDraft(report, values, choose);
  const shown = shownParams(report, values).filter((name) => names.includes(name));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minWidth: 0, typography: 'body2' }}>
      {shown.map((name) => (
        <ParamInput
          key={name}
          report={report}
          name={name}
          idPrefix={id}
          form={form}
          input={inputOf(report, views, name)}
          place="filter"
          replaced={views.params?.[name] !== undefined}
        />
      ))}
    </Box>
  );
}
