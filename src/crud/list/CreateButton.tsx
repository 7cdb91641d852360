import { Button } from '@mui/material';
import Add from '@mui/icons-material/Add';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useResource } from '@/data/registry/ResourceContext';
import { useDialogForms } from '../DialogForms';
import { useGiven } from '../GivenContext';
import { createPath } from '../paths';

/** The way to a new record, which begins with what ties the list to its page; nothing without the grant. */
export function CreateButton({ shortcut }: { readonly shortcut?: string }) {
  const { path, scope, can } = useResource();
  const translate = useTranslate();
  const given = useGiven();
  const here = useDialogForms();
  if (!can('create')) return null;
  const look = {
    variant: 'contained',
    startIcon: <Add />,
    'data-shortcut': shortcut,
    children: translate(`${scope}.actions.create.label`, { _: translate('actions.create.label') }),
  } as const;
  return here ? (
    <Button {...look} onClick={here.create} />
  ) : (
    <Button {...look} component={Link} to={createPath(path)} state={{ record: given }} />
  );
}
