import { useTranslate } from 'react-admin';
import { useArea, type Decision } from '@/data';
import { NoPermission } from './NoPermission';

/** Decisions that say more than that a permission is missing. */
const TOLD: readonly Decision['by'][] = ['route', 'code', 'condition', 'turn'];

/** In the place of a page or form that is not for this user, or not for this record now: with what decided it. */
export default function Refused({ decision: { by, code = '' } }: { readonly decision: Decision }) {
  useArea('pages');
  const translate = useTranslate();
  return TOLD.includes(by) ? <NoPermission reason={translate(`shell.pages.by.${by}`, { code })} /> : <NoPermission />;
}
