import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAccess } from '@/access/AccessContext';
import { usePageAbout } from '@/data/page/pageAbout';
import { PageHeading } from '@/widgets/PageHeading';
import { StatusTag } from '@/fields/enumeration/StatusTag';
import type { Home } from '../context/readHome';
import { HomeFacts } from './HomeFacts';
import { HomeSwitch } from './HomeSwitch';

interface HomeHeadingProps {
  readonly id: string;
  readonly home: Home | undefined;
  /** Key of a page that no tab names: it is named before the home. */
  readonly page?: string;
}

/**
 * The home above its pages: back to the list, its name, whether it is online, another one instead; below them id and
 * clock.
 */
export function HomeHeading({ id, home, page }: HomeHeadingProps) {
  const translate = useTranslate();
  const { pathOf } = useAccess();
  const tag = home?.online !== undefined && (
    <StatusTag
      text={translate(`hems.shell.${home.online ? 'online' : 'offline'}`)}
      tone={home.online ? 'success' : 'neutral'}
    />
  );
  const name = home?.name ?? id;
  usePageAbout(name);
  const own = page === undefined ? translate('hems.shell.title') : translate(`resources.${page}.name`);
  const title = name === '' ? own : page === undefined ? name : translate('hems.shell.pageOf', { page: own, name });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <PageHeading title={title} backTo={pathOf.get('hems/home') ?? '/'} tag={tag} actions={<HomeSwitch id={id} />} />
      {home && <HomeFacts home={home} />}
    </Box>
  );
}
