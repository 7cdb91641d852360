import { useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  AuthContext,
  DataProviderContext,
  I18nContext,
  useBasename,
  useLocale,
  useParams,
  type I18nProvider,
} from 'react-admin';
import { AccessProvider, type Access, type RouteGrant } from '@/access';
import { i18nProvider, RegistryProvider, type ConsoleI18nProvider } from '@/data/internal';
import { FormSkeleton } from '@/widgets';
import ResourcePages from '../ResourcePages';
import type { ResourceView } from '../views';
import { foreignProvider } from './foreignProvider';
import { givenRegistry, givenSchemas } from './givenSchemas';

let texts: ConsoleI18nProvider | undefined;
/** Our texts in the language of the app; one for all pages, as they are loaded once. */
const ourTexts = (locale: string): ConsoleI18nProvider => (texts ??= i18nProvider(givenRegistry, locale));

/** Texts of ours, and of the app those that we have not. */
function useTexts(): I18nProvider {
  const theirs = useContext(I18nContext);
  const locale = useLocale() ?? 'en';
  const ours = ourTexts(locale);
  const [, setShown] = useState(ours.getLocale());
  useEffect(() => {
    if (ours.getLocale() === locale) return;
    // a language of the app that we do not have: our texts stay as they are
    void Promise.resolve(ours.changeLocale(locale)).then(
      () => setShown(locale),
      () => undefined,
    );
  }, [ours, locale]);
  return useMemo(
    () => ({
      ...theirs,
      translate: (key, options) => {
        const own = key.startsWith('ra.') ? '' : ours.translate(key, { ...options, _: '' });
        if (own !== '') return own;
        const other = theirs.translate(key, options);
        return other === key ? ours.translate(key, options) : other;
      },
    }),
    [theirs, ours],
  );
}

/** Our standard actions by react-admin's names, which `canAccess` knows. */
const ACTIONS = { list: 'list', create: 'create', edit: 'edit', delete: 'delete', export: 'export', show: 'detail' };

/** What is granted of a schema: all, or what the `authProvider` of the app says. */
async function grantedCodes(
  name: string,
  canAccess: ((params: { resource: string; action: string }) => Promise<boolean>) | undefined,
): Promise<ReadonlySet<string>> {
  const answers = Object.entries(ACTIONS).map(async ([theirs, ours]) =>
    !canAccess || (await canAccess({ resource: name, action: theirs })) ? [ours] : [],
  );
  return new Set((await Promise.all(answers)).flat());
}

function accessOf(base: string, codesOf: ReadonlyMap<string, ReadonlySet<string>>): Access {
  const routes = givenSchemas().map(({ resource, name }): RouteGrant => ({
    path: `${base}/${name}`,
    target: { kind: 'resource', key: resource.name },
    codes: codesOf.get(name) ?? new Set(),
    name,
    nameEn: name,
    platform: '',
    trail: [],
  }));
  return {
    platforms: [],
    routes: new Map(routes.map((one) => [one.path, one])),
    pathOf: new Map(routes.map(({ target, path }) => [target.kind === 'unknown' ? '' : target.key, path])),
    diagnostics: [],
  };
}

/** What the user of the app may do; undefined until it is known. */
function useGranted(base: string): Access | undefined {
  const auth = useContext(AuthContext);
  const [access, setAccess] = useState<Access>();
  useEffect(() => {
    let isCurrent = true;
    const canAccess = auth?.canAccess?.bind(auth);
    const granting = givenSchemas().map(async ({ name }) => [name, await grantedCodes(name, canAccess)] as const);
    void Promise.all(granting).then(
      (codes) => isCurrent && setAccess(accessOf(base, new Map(codes))),
      () => isCurrent && setAccess(accessOf(base, new Map())), // who cannot be asked about is granted nothing
    );
    return () => {
      isCurrent = false;
    };
  }, [auth, base]);
  return access;
}

/** What pages of ours stand on, made of what the app has. */
function OurPlace({ access, base, children }: PlaceProps) {
  const theirs = useContext(DataProviderContext);
  if (!theirs) throw new Error('There is no <Admin> above.');
  const i18n = useTexts();
  const provider = useMemo(() => {
    const byName = new Map(givenSchemas().flatMap((one) => [[`@${one.resource.name}`, one] as const, [one.name, one]]));
    const start = `${base.slice(1)}/`;
    return foreignProvider(theirs, (name) => {
      const bare = base !== '' && name.startsWith(start) ? name.slice(start.length) : name;
      return byName.get(bare) ?? { name: bare };
    });
  }, [theirs, base]);
  return (
    <AccessProvider access={access}>
      <DataProviderContext value={provider}>
        <I18nContext value={i18n}>
          <RegistryProvider registry={givenRegistry} texts={ourTexts('en')} fallback={<FormSkeleton />}>
            {children}
          </RegistryProvider>
        </I18nContext>
      </DataProviderContext>
    </AccessProvider>
  );
}

interface PlaceProps {
  readonly access: Access;
  /** The path of the app, '' at the root. */
  readonly base: string;
  readonly children: ReactNode;
}

interface AdminPageProps {
  /** The app's name of the resource. */
  readonly name: string;
  readonly view: ResourceView;
}

/** A page of a schema inside of an `<Admin>` of somebody else. */
export default function AdminPage({ name, view }: AdminPageProps) {
  const base = useBasename().replace(/\/$/, '');
  const access = useGranted(base);
  const { id } = useParams<{ id?: string }>();
  const grant = access?.routes.get(`${base}/${name}`);
  if (!access || !grant) return <FormSkeleton />;
  return (
    <OurPlace access={access} base={base}>
      <ResourcePages grant={grant} view={view} id={id} />
    </OurPlace>
  );
}
