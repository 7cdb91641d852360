import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import { useIsPhone } from '@/widgets';
import type { FormSteps } from './useFormSteps';

/** The ways to the next step and to the one before. Next is what Enter does while there is no Save. */
export default function StepButtons({ steps, saving }: { readonly steps: FormSteps; readonly saving: boolean }) {
  useArea('steps');
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const next = translate('actions.next');
  return (
    <>
      {steps.waits && (
        <Button type="submit" variant="contained" sx={isPhone ? { flex: 1 } : undefined}>
          {next}
        </Button>
      )}
      {!steps.first && (
        <Button variant="outlined" disabled={saving} onClick={steps.back}>
          {translate('steps.back')}
        </Button>
      )}
      {!steps.waits && !steps.last && (
        <Button variant="outlined" disabled={saving} onClick={steps.next}>
          {next}
        </Button>
      )}
    </>
  );
}
