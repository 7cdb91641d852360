import { useTranslate } from 'react-admin';
import { HomeButton } from './HomeButton';
import { Notice } from './Notice';
import { Button } from '@mui/material';
import { useNavigate, Link, useLocation } from 'react-router';
import { useAccess } from '@/access';
import { useRegistry } from '@/data';

/** For those who may look it up: the page that explains what decided about this address. */
function WhyButton() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const path = useAccess().pathOf.get(useRegistry().registry.explainer ?? '');
  if (!path) return null;
  return (
    <Button component={Link} to={`${path}?path=${encodeURIComponent(pathname)}`}>
      {translate('shell.pages.why')}
    </Button>
  );
}

/** One step back in the history. */
function BackButton() {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <Button variant="outlined" onClick={() => void navigate(-1)}>
      {translate('shell.pages.back')}
    </Button>
  );
}

/**
 * A path without a grant. It does not tell whether there is such a page: that would be an answer too.
 *
 * @example {'grant' in match ? <Page match={match} /> : <NoPermissionPage />}
 * @public
 */
export function NoPermissionPage() {
  const translate = useTranslate();
  return (
    <Notice
      art="locked"
      title={translate('shell.pages.forbidden.title')}
      text={translate('shell.pages.forbidden.text')}
    >
      <BackButton />
      <HomeButton />
      <WhyButton />
    </Notice>
  );
}
