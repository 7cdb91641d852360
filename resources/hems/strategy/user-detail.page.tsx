import { Navigate, useSearchParams } from 'react-router';
import { useAccess } from '@/access';
import { NoPermission } from '@/crud';
import { USER_TABS } from './user-detail/UserTabs';

/** The user detail page alone is the first of its two pages that is granted (spec 02 §2). */
export default function UserDetailPage() {
  const { pathOf } = useAccess();
  const [params] = useSearchParams();
  const [first] = USER_TABS.flatMap((key) => pathOf.get(key) ?? []);
  return first === undefined ? (
    <NoPermission />
  ) : (
    <Navigate replace to={{ pathname: first, search: params.toString() }} />
  );
}
