import { Button } from '@mui/material';
import { memo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { hasOpenDrafts, reloadWithDrafts } from '@/access/internal';
import { NoticeBar } from '../layout/NoticeBar';
import { useNewBuild } from './useNewBuild';

/**
 * Says that a new version was published. With something typed and not saved the first press only tells what becomes of
 * it; input is kept over the reload.
 */
export const NewBuildBar = memo(function VersionBar() {
  const translate = useTranslate();
  const found = useNewBuild();
  const [later, setLater] = useState<string>();
  const [confirming, setConfirming] = useState(false);
  if (found === undefined || found === later) return null;
  const reload = () => {
    if (confirming || !hasOpenDrafts()) reloadWithDrafts();
    else setConfirming(true);
  };
  const close = () => {
    setLater(found);
    setConfirming(false);
  };
  return (
    <NoticeBar severity="info" text={translate(confirming ? 'shell.version.typed' : 'shell.version.ready')}>
      <Button color="inherit" variant="outlined" onClick={reload}>
        {translate(confirming ? 'shell.version.anyway' : 'shell.pages.reload')}
      </Button>
      <Button color="inherit" onClick={close}>
        {translate('shell.password.later')}
      </Button>
    </NoticeBar>
  );
});
