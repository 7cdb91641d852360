import { useTranslate } from 'react-admin';
import { Notice } from './Notice';

/** Nothing is granted that could be opened (spec 01 §6). */
export function EmptyHomePage() {
  const translate = useTranslate();
  return <Notice art="empty" title={translate('shell.pages.empty.title')} text={translate('access.noApplications')} />;
}
