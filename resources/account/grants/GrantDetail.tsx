import { CircularProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ErrorState } from '@/widgets';
import { grantsOf, type ProductGrant } from './roleGrants';
import { RolePreview } from './RolePreview';
import { useGrantTrees } from './useGrantTrees';

interface GrantDetailProps {
  readonly value: readonly ProductGrant[] | null | undefined;
  readonly record: { readonly id: string };
}

/** The grants of a role on its detail page: the same view as before granting it. */
export function GrantDetail({ value, record }: GrantDetailProps) {
  const translate = useTranslate();
  const { applications, nodes, isPending, isFailed, retry } = useGrantTrees(record.id);
  if (isFailed) return <ErrorState text={translate('grants.failed')} onRetry={retry} />;
  if (isPending) return <CircularProgress size={24} aria-label={translate('grants.search')} />;
  return <RolePreview applications={applications} nodes={nodes} granted={grantsOf(nodes, value)} />;
}
