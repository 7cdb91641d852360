import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAccess } from '@/access/AccessContext';
import { PageHeading } from '@/widgets/PageHeading';
import { StatusTag } from '@/fields/enumeration/StatusTag';
import type { Home } from '../station/readHome';
import { HomeFacts } from './HomeFacts';
import { HomeSwitch } from './HomeSwitch';

/** The home above its pages: back to the list, its name, whether it is online, another one instead; below them id and clock. */
export function HomeHeading({ id, home }: { readonly id: string; readonly home: Home | undefined }) {
  const translate = useTranslate();
  const { pathOf } = useAccess();
  const tag = home?.online !== undefined && <StatusTag text={translate(`hems.shell.${home.online ? 'online' : 'offline'}`)} tone={home.online ? 'success' : 'neutral'} />;
  return (
    <Box>
      <PageHeading title={home?.name ?? (id || translate('hems.shell.title'))} backTo={pathOf.get('hems/home') ?? '/'} tag={tag} actions={<HomeSwitch id={id} />} />
      {home && <HomeFacts home={home} />}
    </Box>
  );
}
