import { useContext, useEffect, useMemo, useState } from 'react';
import { AuthContext, useBasename, useGetResourceLabel, useParams } from 'react-admin';
import type { Access, RouteGrant } from '@/access';
import { FormSkeleton } from '@/widgets';
import ResourcePages from '../ResourcePages';
import type { ResourceView } from '../views';
import { AdminLook } from './AdminLook';
import { givenSchemas } from './givenSchemas';
import { OurPlace } from './OurPlace';

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

/** What the app calls a resource: so is it called in its menu. */
type Labels = (name: string, count: number) => string;

function accessOf(base: string, label: Labels, codesOf: ReadonlyMap<string, ReadonlySet<string>>): Access {
  const routes = givenSchemas().map(({ resource, name }): RouteGrant => ({
    path: `${base}/${name}`,
    target: { kind: 'resource', key: resource.name },
    codes: codesOf.get(name) ?? new Set(),
    name: label(name, 2),
    nameEn: label(name, 2),
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
  const label = useGetResourceLabel();
  const [codes, setCodes] = useState<ReadonlyMap<string, ReadonlySet<string>>>();
  useEffect(() => {
    let isCurrent = true;
    const canAccess = auth?.canAccess?.bind(auth);
    const granting = givenSchemas().map(async ({ name }) => [name, await grantedCodes(name, canAccess)] as const);
    void Promise.all(granting).then(
      (granted) => isCurrent && setCodes(new Map(granted)),
      () => isCurrent && setCodes(new Map()), // who cannot be asked about is granted nothing
    );
    return () => {
      isCurrent = false;
    };
  }, [auth]);
  return useMemo(() => codes && accessOf(base, label, codes), [base, label, codes]);
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
    <AdminLook>
      <OurPlace access={access} base={base}>
        <ResourcePages grant={grant} view={view} id={id} />
      </OurPlace>
    </AdminLook>
  );
}
