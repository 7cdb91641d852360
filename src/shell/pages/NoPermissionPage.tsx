import { useTranslate } from 'react-admin';
import { BackButton } from './BackButton';
import { HomeButton } from './HomeButton';
import { Notice } from './Notice';
import { WhyButton } from './WhyButton';

/** A path without a grant. It does not tell whether there is such a page: that would be an answer too. */
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
