import { useTranslate } from 'react-admin';
import { HomeButton } from './HomeButton';
import { Notice } from './Notice';

/** The server granted a menu whose component this build does not have; the rest of the console works. */
export function UnknownComponentPage({ component }: { readonly component: string }) {
  const translate = useTranslate();
  return (
    <Notice
      art="unplugged"
      title={translate('shell.pages.unknown.title')}
      text={translate('shell.pages.unknown.text')}
      detail={component}
    >
      <HomeButton />
    </Notice>
  );
}
