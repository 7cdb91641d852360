import { useGetOne, useLocaleState } from 'react-admin';
import { useResource } from '@/data';
import type { ActionProps } from '@/crud/views';
import type { Role } from '@schemas/account/role';
import { grantsOf } from './roleGrants';
import { RolePreviewDialog } from './RolePreviewDialog';
import { useGrantTrees } from './useGrantTrees';

/**
 * The row action 'View as role': the grants as they are stored now. A list row does not carry them, so the role is
 * read.
 */
export function ViewAsRole({ records, close }: ActionProps<Role>) {
  const { path } = useResource();
  const [locale] = useLocaleState();
  const role = records[0];
  const { data } = useGetOne<Role>(path, { id: role?.id ?? '' }, { enabled: role !== undefined });
  const { applications, nodes, isPending } = useGrantTrees(role?.id);
  if (!role || !data || isPending) return null;
  return (
    <RolePreviewDialog
      key={locale}
      open
      name={role.name ?? role.id}
      applications={applications}
      nodes={nodes}
      granted={grantsOf(nodes, data.productMenuList)}
      onClose={close}
    />
  );
}
