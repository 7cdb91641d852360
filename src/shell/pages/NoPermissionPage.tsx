import { useTranslate } from 'react-admin';
import { HomeButton } from './HomeButton';
import { Notice } from './Notice';
import { rareArts } from './rareArts';
import { Button } from '@mui/material';
import { useNavigate, Link, useLocation } from 'react-router';
import { useAccess } from '@/access';
import { useArea, useRegistry } from '@/data';

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
 * A page that is not granted.
 *
 * @param props `page`: its key, to name it
 * @example {'grant' in match ? <Page match={match} /> : <NoPermissionPage />}
 * @public
 */
export function NoPermissionPage({ page = '' }: { readonly page?: string }) {
  useArea('pages', ...(page === '' ? [] : [page.split('/')[0] ?? page]));
  const translate = useTranslate();
  const name = page === '' ? '' : translate(`resources.${page}.name`, { _: '' });
  return (
    <Notice
      art={rareArts.locked}
      title={translate('shell.pages.forbidden.title')}
      text={
        name === '' ? translate('shell.pages.forbidden.text') : translate('shell.pages.ungranted.text', { page: name })
      }
    >
      <BackButton />
      <HomeButton />
      <WhyButton />
    </Notice>
  );
}
