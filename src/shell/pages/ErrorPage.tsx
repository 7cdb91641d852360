import { useTranslate } from 'react-admin';
import { HomeButton } from './HomeButton';
import { Notice } from './Notice';

/** The generic error page at `/error`: picture and description (spec 01 §2). */
export function ErrorPage() {
  const translate = useTranslate();
  return (
    <Notice art="broken" title={translate('shell.pages.error.title')} text={translate('shell.pages.error.text')}>
      <HomeButton />
    </Notice>
  );
}
