import { ThemeProvider, useTheme } from '@mui/material';
import { forwardRef, useCallback, useContext, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import {
  I18nContext,
  ResourceDefinitionContext,
  RouterProviderContext,
  useLocale,
  type I18nProvider,
  type RouterProvider,
  type RouterTo,
} from 'react-admin';
import { type Access, useAccess } from '@/access';
import { useRegistry } from '../registry/RegistryContext';
import { isOnItsWay } from '../registry/settling';
import { ourAddress, ourHref } from './ourAddress';
import { areaOfKey, ourTextKey } from './ourTexts';
import { resourceDefinitions } from './resourceDefinitions';
import { withTheirLook } from './withTheirLook';

const nothing = () => undefined;

/** Links and moves of react-admin lead to our pages. */
function routerTo(access: Access, outer: RouterProvider): RouterProvider {
  const ours = (to: RouterTo): RouterTo =>
    typeof to === 'string' ? ourHref(access, to) : { ...to, ...ourAddress(access, to) };
  const { Link, Navigate } = outer;
  return {
    ...outer,
    useNavigate: () => {
      const navigate = outer.useNavigate();
      return useCallback((to, options) => navigate(typeof to === 'number' ? to : ours(to), options), [navigate]);
    },
    Link: forwardRef<HTMLAnchorElement, ComponentProps<typeof Link>>(function OurLink({ to, ...props }, ref) {
      return <Link {...props} ref={ref} to={ours(to)} />;
    }),
    Navigate: ({ to, ...props }) => <Navigate {...props} to={ours(to)} />,
  };
}

/** Texts of resources by the names react-admin has for them; those of an area come when the first is asked for. */
function useOurTexts(access: Access): I18nProvider {
  const outer = useContext(I18nContext);
  const { registry, texts } = useRegistry();
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const load = (area: string) => {
      const loading = texts.ensureArea(area);
      if (isOnItsWay(loading)) void loading.then(() => setLoaded((before) => new Set(before).add(area)), nothing);
    };
    return {
      ...outer,
      translate: (key, options) => {
        const own = ourTextKey(access, registry.known, key, options);
        const area = areaOfKey(registry.known, own);
        if (area !== undefined && !loaded.has(area)) load(area);
        return outer.translate(own, options);
      },
    };
  }, [outer, access, registry, texts, loaded]);
}

/**
 * Where components of react-admin stand: our menus are its resources, our texts its labels, our pages where its links
 * lead, and they look as ours do.
 */
export default function ReactAdminPlace({ children }: { readonly children: ReactNode }) {
  const access = useAccess();
  const { registry } = useRegistry();
  const locale = useLocale() ?? 'en';
  const outer = useContext(RouterProviderContext);
  const i18n = useOurTexts(access);
  const definitions = useMemo(
    () => ({
      definitions: resourceDefinitions(access, registry, locale),
      register: nothing,
      unregister: nothing,
    }),
    [access, registry, locale],
  );
  const router = useMemo(() => routerTo(access, outer), [access, outer]);
  const theme = useTheme();
  const dressed = useMemo(() => withTheirLook(theme, locale), [theme, locale]);
  return (
    <I18nContext value={i18n}>
      <RouterProviderContext value={router}>
        <ResourceDefinitionContext value={definitions}>
          {/* a function: an object with schemes of colors would begin modes of its own */}
          <ThemeProvider theme={() => dressed}>{children}</ThemeProvider>
        </ResourceDefinitionContext>
      </RouterProviderContext>
    </I18nContext>
  );
}
