import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  LinearProgress,
  Step,
  StepLabel,
  Stepper,
  Typography,
} from '@mui/material';
import Close from '@mui/icons-material/Close';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import { ConfirmDialog } from '@/widgets';
import { UnsavedWarning } from '../form/unsaved/UnsavedWarning';
import { useListTitle } from '../list/useListTitle';
import { counted } from './counted';
import { KeptNotice } from './kept/KeptNotice';
import { ColumnsStep } from './steps/ColumnsStep';
import { FileStep } from './steps/FileStep';
import { ResultStep } from './steps/ResultStep';
import { RowsPanel } from './steps/RowsPanel';
import { SendPanel } from './steps/SendPanel';
import { STEPS, useWizard, type WizardProps } from './useWizard';

/** The whole window, also on a phone. */
const WHOLE = {
  '&&': { m: 0, width: 1, maxWidth: 'none', height: 1, maxHeight: 'none', borderRadius: 0, border: 0 },
} as const;

type Wizard = ReturnType<typeof useWizard>;

interface WizardPartProps {
  readonly wizard: Wizard;
}

/** What is imported, how far it is, and the way out. */
function WizardTitle({
  id,
  wizard: { step, source, close },
  stepText,
}: WizardPartProps & { readonly id: string; readonly stepText: string }) {
  const translate = useTranslate();
  const title = useListTitle();
  return (
    <DialogTitle
      component="div"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: { xs: 1.5, md: 3 },
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography id={id} component="h2" variant="h2" noWrap>
          {translate('import.title', { name: title })}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          noWrap
          sx={{ color: 'text.secondary', display: { xs: source ? 'block' : 'none', md: 'block' } }}
        >
          {source?.name ?? stepText}
        </Typography>
      </Box>
      <Stepper activeStep={STEPS.indexOf(step)} aria-hidden sx={{ flex: 2, display: { xs: 'none', md: 'flex' } }}>
        {STEPS.map((one) => (
          <Step key={one}>
            <StepLabel>{translate(`import.steps.${one}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <IconButton onClick={close} aria-label={translate('actions.close')}>
        <Close />
      </IconButton>
    </DialogTitle>
  );
}

/** How much of the sheet is read. */
function ReadingProgress({ ratio }: { readonly ratio: number }) {
  const translate = useTranslate();
  return (
    <div role="status">
      <Typography variant="body2">{translate('import.check.reading')}</Typography>
      <LinearProgress variant="determinate" value={ratio * 100} aria-label={translate('import.check.reading')} />
    </div>
  );
}

/** The steps before and after this one. */
function WizardFooter({ wizard: { footer, sending } }: WizardPartProps) {
  const translate = useTranslate();
  if (!footer.back && !footer.finish && !footer.next) return null;
  return (
    <DialogActions sx={{ borderTop: 1, borderColor: 'divider', flexWrap: 'wrap' }}>
      {footer.back && (
        <Button color="inherit" onClick={footer.back} disabled={sending.busy}>
          {translate('actions.previous')}
        </Button>
      )}
      {footer.finish && (
        <Button variant={footer.next ? 'outlined' : 'contained'} onClick={footer.finish} disabled={sending.busy}>
          {translate('actions.finish')}
        </Button>
      )}
      {footer.next && (
        <Button variant="contained" onClick={footer.next.go} disabled={footer.next.disabled}>
          {footer.next.label}
        </Button>
      )}
    </DialogActions>
  );
}

/** Asked before what is not sent yet, or what was corrected, is lost. */
function LeaveQuestions({ wizard }: WizardPartProps) {
  const translate = useTranslate();
  return (
    <>
      <ConfirmDialog
        open={wizard.leaving === 'leave'}
        danger
        title={translate('import.leave.title')}
        text={[
          wizard.unsent > 0 && translate('import.leave.text', counted(wizard.unsent)),
          wizard.unclear > 0 && translate('import.send.unclear', counted(wizard.unclear)),
        ]
          .filter(Boolean)
          .join(' ')}
        confirmLabel={translate('import.leave.confirm')}
        onConfirm={wizard.leave}
        onClose={wizard.stay}
      />
      <ConfirmDialog
        open={wizard.leaving === 'back'}
        danger
        title={translate('import.back.title')}
        text={translate('import.back.text')}
        confirmLabel={translate('import.back.confirm')}
        onConfirm={wizard.goBack}
        onClose={wizard.stay}
      />
    </>
  );
}

/** The import of a resource from a sheet, over the whole page, step by step. Nothing is sent before the fourth. */
export default function ImportWizard(props: WizardProps) {
  useArea('import');
  return <Steps {...props} />;
}

function Steps(props: WizardProps) {
  const translate = useTranslate();
  const id = useId();
  const wizard = useWizard(props);
  const { setup, step, source, choice, store, sending, reading } = wizard;
  const stepText = translate('import.step', {
    step: STEPS.indexOf(step) + 1,
    of: STEPS.length,
    name: translate(`import.steps.${step}`),
  });
  return (
    <Dialog open fullScreen onClose={wizard.close} aria-labelledby={id} slotProps={{ paper: { sx: WHOLE } }}>
      <WizardTitle id={id} wizard={wizard} stepText={stepText} />
      <DialogContent
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: 1.5,
          p: { xs: 1.5, md: 3 },
          '&&': { pt: { xs: 1.5, md: 2 } },
          minHeight: 0,
        }}
      >
        <Typography variant="subtitle2" component="h3" sx={{ display: { md: 'none' } }}>
          {stepText}
        </Typography>
        {wizard.kept && (
          <KeptNotice
            kept={wizard.kept}
            busy={reading.progress !== undefined}
            onResume={wizard.resume}
            onDiscard={wizard.dropKept}
          />
        )}
        {step === 'file' && <FileStep setup={setup} onOpen={wizard.open} />}
        {step === 'columns' && source?.file && choice && (
          <ColumnsStep
            setup={setup}
            file={source.file}
            book={source.book}
            choice={choice}
            fault={wizard.fault}
            readings={wizard.readings}
            onChange={wizard.choose}
            onRead={wizard.reread}
          />
        )}
        {reading.progress !== undefined && <ReadingProgress ratio={reading.progress} />}
        {reading.failed && <Alert severity="error">{reading.failed}</Alert>}
        {step === 'send' && store && <SendPanel store={store} sending={sending} />}
        {(step === 'check' || step === 'send') && store && (
          <RowsPanel key={wizard.round} setup={setup} store={store} first={wizard.firstFilter} />
        )}
        {step === 'result' && store && <ResultStep setup={setup} store={store} token={sending.token} />}
      </DialogContent>
      <WizardFooter wizard={wizard} />
      <LeaveQuestions wizard={wizard} />
      <UnsavedWarning isDirty={() => wizard.left > 0} />
    </Dialog>
  );
}
