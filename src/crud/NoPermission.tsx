import { useTranslate } from 'react-admin';
import { EmptyState } from '@/widgets';

/**
 * The page is there but not for this user, or not for this record in its state (spec 01 §8: 'No permission').
 *
 * @example if (!can('edit')) return <NoPermission />
 * @public
 */
export function NoPermission() {
  const translate = useTranslate();
  return (
    <EmptyState
      kind="notAllowed"
      title={translate('detail.noPermission.title')}
      text={translate('detail.noPermission.text')}
    />
  );
}
