import { useTranslate } from 'react-admin';
import { useArea, type Decision } from '@/data';
import { EmptyState } from '@/widgets';

/** Decisions that say more than that a permission is missing. */
const TOLD: readonly Decision['by'][] = ['route', 'code', 'condition', 'turn'];

/** In the place of a page or form that is not for this user, or not for this record now: with what decided it. */
export default function Refused({ decision: { by, code = '' } }: { readonly decision: Decision }) {
  useArea('pages');
  const translate = useTranslate();
  return (
    <EmptyState
      kind="notAllowed"
      title={translate('detail.noPermission.title')}
      text={translate(TOLD.includes(by) ? `shell.pages.by.${by}` : 'detail.noPermission.text', { code })}
    />
  );
}
