import { Box, Step, StepButton, StepLabel, Stepper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import { UNSEEN_ON_PHONE } from '@/widgets';
import type { FormSteps } from './useFormSteps';

interface StepStripProps {
  readonly tabs: readonly { readonly key: string; readonly label: string; readonly failed?: boolean }[];
  readonly current: string;
  readonly steps: FormSteps;
  readonly idPrefix: string;
  onChoose(key: string): void;
}

/**
 * Where a form in steps is: those with errors are marked, those that may be opened are pressed. Their contents are the
 * `TabPanel`s of the same prefix. On a phone the step in hand has its name below the numbers.
 */
export default function StepStrip({ tabs, current, steps, idPrefix, onChoose }: StepStripProps) {
  useArea('steps');
  const translate = useTranslate();
  const at = tabs.findIndex(({ key }) => key === current);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Stepper nonLinear activeStep={at} aria-label={translate('form.tabs')} sx={{ '& li': { minWidth: 0 } }}>
        {tabs.map(({ key, label, failed = false }) => (
          <Step key={key} disabled={!steps.canOpen(key)} completed={!failed && key !== current && steps.isSeen(key)}>
            <StepButton
              id={`${idPrefix}-tab-${key}`}
              aria-controls={`${idPrefix}-panel-${key}`}
              onClick={() => onChoose(key)}
              sx={{ p: 1, m: -1 }} // of 24 px it covers what stands above it
            >
              <StepLabel error={failed} slotProps={{ label: { sx: UNSEEN_ON_PHONE } }}>
                {label}
              </StepLabel>
            </StepButton>
          </Step>
        ))}
      </Stepper>
      <Typography variant="subtitle2" component="p" aria-hidden sx={{ display: { sm: 'none' } }}>
        {translate('steps.where', { step: at + 1, of: tabs.length, name: tabs[at]?.label ?? '' })}
      </Typography>
    </Box>
  );
}
