import type { AuthProvider } from 'react-admin';
import { createBrowserRouter } from 'react-router';
import { type Access, currentSession } from '@/access';
import { inBase, withoutBase, rememberMenus, type Session } from '@/access/internal';
import { Awaiting, settling, authProvider, i18nProvider } from '@/data/internal';
import { dataProvider, queryClient, type Registry } from '@/data';
import type { Brand } from '../brands/brand';
import type { ConsoleOptions } from '../consoleOptions';
import { startLanguage } from '../brands/startLanguage';
import { Splash } from '../entry/Splash';
import { LastResort } from '../pages/LastResort';
import { belowBase } from '../routing/belowBase';
import { StillRouter, type ConsoleRouter } from '../routing/StillRouter';
import { ConsoleTheme, consoleTheme } from '../theme/ConsoleTheme';
import { prepareTheme } from '../theme/prepareTheme';
import { keepEarlyFailure } from '../toasts/earlyFailure';
import { ConsoleApp } from './ConsoleApp';
import { languageStore } from './languageStore';
import { onPointedAt } from './onPointedAt';
import { prefetchPage, prefetchFiles, startOf } from '../prefetch/prefetchPage';
import type { Foundation } from './Providers';

interface ConsoleProps {
  readonly brand: Brand;
  readonly access: Access;
  readonly registry: Registry;
  readonly options: ConsoleOptions;
  /** Of a sign-in of another kind. */
  readonly gate?: AuthProvider;
}

const NOBODY: Session = { accessToken: '', userId: '', userName: '', account: '' };

function foundationOf({ brand, access, registry, gate }: ConsoleProps): Foundation {
  const language = startLanguage(brand);
  return {
    registry,
    access,
    dataProvider: dataProvider(registry, access),
    authProvider: gate ?? authProvider(access, registry),
    i18nProvider: i18nProvider(registry, language),
    queryClient: queryClient(),
    store: languageStore(language),
  };
}

/** So long the console waits for its first page, in ms: what is near comes with it, in one drawing. */
const NEAR = 150;

interface Started {
  /** Settle when the first page can be drawn, or is not worth a wait. */
  readonly needs: readonly Promise<unknown>[];
  readonly router: ConsoleRouter;
  readonly session: Session;
  readonly foundation: Foundation;
}

const begun = new WeakMap<Access, Started>();

/** Kept outside of React, which may throw away the state of a page that waits for its first texts. */
function startedWith(props: ConsoleProps): Started {
  const known = begun.get(props.access) ?? start(props);
  begun.set(props.access, known);
  return known;
}

function start(props: ConsoleProps): Started {
  const { access } = props;
  const foundation = foundationOf(props);
  const session = currentSession() ?? NOBODY;
  rememberMenus(access);
  keepEarlyFailure();
  const at = withoutBase(window.location.pathname);
  const first = at === '/' ? startOf(foundation) : undefined;
  // the page itself is drawn at once, and not what leads to it before
  if (first !== undefined) window.history.replaceState(window.history.state, '', inBase(first));
  const files = prefetchPage(foundation, withoutBase(window.location.pathname));
  const firstPage = settling(Promise.race([files, new Promise((resolve) => setTimeout(resolve, NEAR))]));
  // One route for every path: the menus of the server decide what it shows. A data router, so that forms can hold a
  // navigation.
  const router = createBrowserRouter([{ path: '*' }], { window: belowBase() });
  // before React hears of the address, which it may draw later
  router.subscribe(({ location }) => void prefetchPage(foundation, location.pathname));
  onPointedAt((pathname) => prefetchFiles(foundation, pathname));
  return { router, session, foundation, needs: [firstPage, settling(prepareTheme(props.brand, props.options.theme))] };
}

/** Makes beforehand what every console of a brand needs. */
export const prepareConsole = (brand: Brand, { theme }: ConsoleOptions): Promise<unknown> =>
  prepareTheme(brand, theme).then(() => consoleTheme(brand.accent));

/** The console of a signed-in user, one lazy part of the build. Made once: another user means a new document. */
export default function Console(props: ConsoleProps) {
  const { router, session, foundation, needs } = startedWith(props);
  return (
    <Awaiting needs={needs} fallback={<Splash />}>
      <ConsoleTheme accent={props.brand.accent}>
        <LastResort>
          <StillRouter router={router}>
            <ConsoleApp brand={props.brand} session={session} foundation={foundation} />
          </StillRouter>
        </LastResort>
      </ConsoleTheme>
    </Awaiting>
  );
}
