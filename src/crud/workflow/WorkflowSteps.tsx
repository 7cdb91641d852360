import { Step, StepLabel, Stepper, useMediaQuery, useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Reached } from './reachedStep';

interface WorkflowStepsProps {
  /** The words of the states of the path, in order. */
  readonly labels: readonly string[];
  readonly reached: Reached;
}

/** The usual way of a record, and how far it has come; below each other on a narrow page. */
export function WorkflowSteps({ labels, reached }: WorkflowStepsProps) {
  const translate = useTranslate();
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { step, off } = reached;
  const last = labels.length - 1;
  return (
    <Stepper
      component="ol"
      aria-label={translate('workflow.path')}
      activeStep={step}
      orientation={narrow ? 'vertical' : 'horizontal'}
      alternativeLabel={!narrow}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {labels.map((label, index) => (
        <Step
          component="li"
          key={label}
          completed={index < step || (index === step && (off || index === last))}
          aria-current={index === step && !off ? 'step' : undefined}
        >
          <StepLabel>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
