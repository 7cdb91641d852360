import { Button } from '@mui/material';
import { memo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { dismissPasswordNotice, isPasswordNoticeOpen, type PasswordPolicy } from '@/access/internal';
import { NoticeBar } from './NoticeBar';

/** Says once a sign-in that the password is 90 days old or older (spec 01 §2, §9). */
export const PasswordNotice = memo(function PasswordNotice({
  policy,
  change,
}: {
  readonly policy: PasswordPolicy;
  change(): void;
}) {
  const translate = useTranslate();
  const [closed, setClosed] = useState(false);
  if (closed || !isPasswordNoticeOpen(policy)) return null;
  const close = () => {
    dismissPasswordNotice();
    setClosed(true);
  };
  return (
    <NoticeBar severity="warning" text={translate('shell.password.old')}>
      <Button color="inherit" variant="outlined" onClick={change}>
        {translate('shell.password.change')}
      </Button>
      <Button color="inherit" onClick={close}>
        {translate('shell.password.later')}
      </Button>
    </NoticeBar>
  );
});
