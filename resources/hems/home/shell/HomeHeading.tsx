import { useTranslate } from 'react-admin';
import { useAccess } from '@/access';
import { usePageAbout } from '@/data';
import { PageHeading } from '@/widgets';
import { StatusTag } from '@/fields';
import type { Home } from '../context/readHome';
import { ClockChoice } from './ClockChoice';
import { HomeFacts } from './HomeFacts';
import { HomeSwitch } from './HomeSwitch';

interface HomeHeadingProps {
  readonly id: string;
  readonly home: Home | undefined;
  /** Key of a page that no tab names: it is named before the home. */
  readonly page?: string;
}

/**
 * The home above its pages, in one line: back to the list, its name, whether it is online, id and clock, another one
 * instead.
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
    <PageHeading
      title={title}
      backTo={pathOf.get('hems/home') ?? '/'}
      tag={tag}
      facts={home && <HomeFacts home={home} />}
      actions={
        <>
          {home && page !== undefined && <ClockChoice home={home} />}
          <HomeSwitch id={id} />
        </>
      }
    />
  );
}
