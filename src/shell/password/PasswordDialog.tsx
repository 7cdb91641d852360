import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { endSession } from '@/access/internal';
import { PasswordInput } from './PasswordInput';
import { usePasswordForm } from './usePasswordForm';

/**
 * Changes the password (spec 01 §2, §5). Without `onClose` it is forced: neither Esc nor a click beside it closes it,
 * the only other way out is to log out.
 */
export default function PasswordDialog({ onClose }: { onClose?(): void }) {
  const translate = useTranslate();
  const title = useId();
  const { field, submit, busy, failure } = usePasswordForm();
  const forced = onClose === undefined;
  const leave = () => void endSession('signed-out');
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={title} {...(onClose && !busy && { onClose })}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={title}>{translate('password.title')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {forced && <Alert severity="warning">{translate('password.forced')}</Alert>}
            {failure !== undefined && <Alert severity="error">{failure}</Alert>}
            <PasswordInput
              {...field('oldPwd')}
              label={translate('password.oldPwd')}
              autoComplete="current-password"
              autoFocus
            />
            <PasswordInput {...field('newPwd')} label={translate('password.newPwd')} autoComplete="new-password" />
            <PasswordInput
              {...field('confirmPwd')}
              label={translate('password.confirmPwd')}
              autoComplete="new-password"
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose ?? leave} disabled={busy}>
            {translate(forced ? 'password.leave' : 'password.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {translate('password.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
