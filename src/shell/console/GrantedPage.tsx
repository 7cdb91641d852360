import { memo, type ComponentProps } from 'react';
import { RouteProvider } from '@/access/AccessContext';
import { useKeptScroll } from '../tabs/useKeptScroll';
import { Page, type GrantedMatch } from './Page';
import { PageFrame } from './PageFrame';

interface GrantedPageProps extends Omit<ComponentProps<typeof PageFrame>, 'grant' | 'children'> {
  readonly match: GrantedMatch;
}

/** The page behind a granted menu, in its frame. That its tab is shown or hidden is no reason to draw it again. */
export const GrantedPage = memo(function GrantedPage({ match, ...frame }: GrantedPageProps) {
  useKeptScroll(frame.panel);
  return (
    <PageFrame {...frame} grant={match.grant}>
      <RouteProvider path={match.grant.path}>
        <Page match={match} />
      </RouteProvider>
    </PageFrame>
  );
});
