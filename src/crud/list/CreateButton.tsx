import { Button } from '@mui/material';
import Add from '@mui/icons-material/Add';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useResource } from '@/data';
import { useDialogForms } from '../DialogForms';
import { useGiven } from '../GivenContext';
import { createPath } from '../paths';
import { useToolLook } from './useToolLook';

/** The way to a new record, which begins with what ties the list to its page; nothing without the grant. */
export function CreateButton({ shortcut }: { readonly shortcut?: 'create' }) {
  const { path, scope, can } = useResource();
  const translate = useTranslate();
  const given = useGiven();
  const here = useDialogForms();
  const label = translate(`${scope}.actions.create.label`, { _: translate('actions.create.label') });
  const tool = useToolLook(label, <Add />);
  if (!can('create')) return null;
  const look = {
    ...(shortcut ? tool : { startIcon: <Add />, children: label }), // an empty page has room for its words
    variant: shortcut ? 'contained' : 'outlined', // one filled button a page
    'data-shortcut': shortcut,
  } as const;
  return here ? (
    <Button {...look} onClick={here.create} />
  ) : (
    <Button {...look} component={Link} to={createPath(path)} state={{ record: given }} />
  );
}
