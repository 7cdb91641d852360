import {
  Activity,
  memo,
  useCallback,
  useMemo,
  useRef,
  useEffect,
  useEffectEvent,
  type RefObject,
  type ComponentProps,
} from 'react';
import type { RouterState } from 'react-router';
import { useAccess, RouteProvider, matchRoute } from '@/access';
import { AboutProvider, type PagePlace } from '@/data/internal';
import { PlaceProvider } from '@/data';
import { PageSlot } from './PageSlot';
import type { PageTab } from './pageTab';
import { tabIds } from './tabIds';
import { TabRouter } from './TabRouter';
import { useOwnTabClicks } from './useOwnTabClicks';
import type { TabActions } from './usePageTabs';
import { useKeptScroll } from './useKeptScroll';
import { Page, type GrantedMatch } from '../console/Page';
import { PageFrame } from '../console/PageFrame';

interface GrantedPageProps extends Omit<ComponentProps<typeof PageFrame>, 'grant' | 'children'> {
  readonly match: GrantedMatch;
}

/** The page behind a granted menu, in its frame. That its tab is shown or hidden is no reason to draw it again. */
const GrantedPage = memo(function GrantedPage({ match, ...frame }: GrantedPageProps) {
  useKeptScroll(frame.panel);
  return (
    <PageFrame {...frame} grant={match.grant}>
      <RouteProvider path={match.grant.path}>
        <Page match={match} />
      </RouteProvider>
    </PageFrame>
  );
});

interface TabTitleProps {
  readonly panel: RefObject<HTMLElement | null>;
  rename(title: string): void;
}

/** Names a tab after the heading of its page, once it is there and whenever it changes. */
function TabTitle({ panel, rename }: TabTitleProps) {
  const tell = useEffectEvent(rename);
  useEffect(() => {
    const page = panel.current;
    if (!page) return undefined;
    let last = '';
    const read = () => {
      const title = page.querySelector('h1')?.textContent ?? '';
      if (title === '' || title === last) return;
      last = title;
      tell(title);
    };
    const watch = new MutationObserver(read);
    watch.observe(page, { childList: true, subtree: true, characterData: true });
    read();
    return () => watch.disconnect();
  }, [panel]);
  return null;
}

interface TabPageProps {
  readonly tab: PageTab;
  /** The state of the console's router while the tab is on the screen. */
  readonly address: RouterState | undefined;
  readonly place: PagePlace;
  readonly actions: TabActions;
  /** Pages stay open as tabs. */
  readonly on: boolean;
  /** There is a strip of tabs: the page belongs to one of them. */
  readonly listed: boolean;
}

/** The page of a tab. Hidden, it is out of the document with its effects off, and keeps its state. */
export const TabPage = memo(function TabPage({ tab, address, place, actions, on, listed }: TabPageProps) {
  const access = useAccess();
  const shown = address !== undefined;
  const panel = useRef<HTMLDivElement>(null);
  const { key, own, location } = tab;
  const match = useMemo(() => matchRoute(access, location.pathname), [access, location.pathname]);
  const about = useCallback(
    (title: string) => {
      if (!own) actions.rename(key, title);
    },
    [own, actions, key],
  );
  const clicks = useOwnTabClicks(access, actions.open);
  if (!('grant' in match)) return null;
  const ids = tabIds(key);
  const role = listed ? { role: 'tabpanel', id: ids.page, 'aria-labelledby': ids.tab } : {};
  return (
    <PageSlot shown={shown}>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <TabRouter tab={tab} address={address} place={place} move={actions.move}>
          <PlaceProvider value={place}>
            <AboutProvider value={about}>
              <GrantedPage match={match} at={location.pathname} panel={panel} {...(on && clicks)} {...role} />
            </AboutProvider>
            {own && <TabTitle panel={panel} rename={(title) => actions.rename(key, title)} />}
          </PlaceProvider>
        </TabRouter>
      </Activity>
    </PageSlot>
  );
});
