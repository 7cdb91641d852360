import { Box, Checkbox, Divider, FormControlLabel, MenuItem, MenuList, Popover, Typography } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { failureText } from '@/data/texts/failureText';
import { useArea } from '@/data/texts/useArea';
import type { Id } from '@/schema';
import { ConfirmDialog } from '@/widgets/ConfirmDialog';
import type { ListView, SharedView } from './ListView';
import { useSharedViews } from './useSharedViews';
import { useViewActions } from './useViewActions';
import { ViewForm } from './ViewForm';
import { ViewRow } from './ViewRow';
import type { CurrentView } from './useViews';

interface ViewsPanelProps {
  readonly anchor: HTMLElement;
  readonly current: CurrentView;
  onClose(): void;
}

type Editing = { readonly view?: ListView; readonly roleIds: readonly Id[] };

/** All views of a list: choose, save, rename, share, delete, open with, copy as a link, back to the standard. */
export default function ViewsPanel({ anchor, current, onClose }: ViewsPanelProps) {
  useArea('lists');
  const translate = useTranslate();
  const notify = useNotify();
  const sharing = useSharedViews();
  const views = useViewActions(current, sharing);
  const [editing, setEditing] = useState<Editing>();
  const [removing, setRemoving] = useState<SharedView>();
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const words = (key: string, args?: Record<string, string>) => translate(`lists.views.${key}`, args);
  const { active, changed } = current;
  const activeShared = sharing.views.find((one) => one.id === active?.id);
  const mayUpdate =
    active && changed && (activeShared ? activeShared.editable : views.own.views.some((one) => one.id === active.id));
  const tell = (work: Promise<void>) =>
    work.catch((error: unknown) =>
      notify('actions.said', { type: 'warning', messageArgs: { text: failureText(error, translate) } }),
    );
  const then = (work: () => void) => () => {
    work();
    onClose();
  };

  const row = (view: ListView | SharedView) => {
    const shared = 'roleIds' in view ? view : undefined;
    const editable = !shared || shared.editable;
    return (
      <ViewRow
        key={view.id}
        view={view}
        active={active?.id === view.id}
        first={views.isFirst(view.id)}
        {...(shared && { note: shared.roleNames.join(', ') })}
        onShow={then(() => current.show(view))}
        onFirst={() => views.first(view)}
        {...(editable && {
          onEdit: () => setEditing({ view, roleIds: shared?.roleIds ?? [] }),
          onRemove: () => (shared ? setRemoving(shared) : void tell(views.remove(view.id))),
        })}
      />
    );
  };
  const group = (key: string, list: readonly ListView[], otherwise: string) => (
    <Box component="section" aria-labelledby={`${id}-${key}`} sx={{ px: 1, py: 1 }}>
      <Typography id={`${id}-${key}`} component="h3" variant="caption" sx={{ px: 1, color: 'text.secondary' }}>
        {words(key)}
      </Typography>
      {list.length > 0 ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {list.map(row)}
        </Box>
      ) : (
        <Typography variant="body2" sx={{ px: 1, py: 0.5, color: 'text.secondary' }}>
          {otherwise}
        </Typography>
      )}
    </Box>
  );
  const close = () => {
    panel.current?.focus(); // the button that has the focus goes with the form, and a key pressed then would be lost
    setEditing(undefined);
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          ref: panel,
          role: 'dialog',
          'aria-label': translate('list.views'),
          sx: { width: 340, maxWidth: 'calc(100vw - 32px)' },
        },
      }}
    >
      {editing ? (
        <ViewForm
          title={editing.view ? words('edit', { name: editing.view.name }) : words('create')}
          name={editing.view?.name ?? ''}
          roleIds={editing.roleIds}
          roles={sharing.roles}
          onCancel={close}
          onSave={async (name, roleIds) => {
            await (editing.view ? views.edit(editing.view, name, roleIds) : views.create(name, roleIds));
            close();
          }}
        />
      ) : (
        <>
          {group('own', views.own.views, words('none'))}
          <Divider />
          {group(
            'shared',
            sharing.views,
            sharing.error === undefined ? words('noneShared') : words('refused', { reason: sharing.error }),
          )}
          <Divider />
          <MenuList dense aria-label={words('actions')}>
            {mayUpdate && (
              <MenuItem onClick={() => void tell(views.update(active, activeShared?.roleIds ?? []))}>
                {words('update', { name: active.name })}
              </MenuItem>
            )}
            <MenuItem onClick={() => setEditing({ roleIds: [] })}>{words('create')}</MenuItem>
            <MenuItem onClick={then(() => void views.copyLink())}>{words('copyLink')}</MenuItem>
            <MenuItem onClick={then(current.reset)}>{words('reset')}</MenuItem>
          </MenuList>
          <Divider />
          <FormControlLabel
            sx={{ px: 2, py: 1, m: 0 }}
            control={
              <Checkbox
                size="small"
                checked={views.own.opening === 'last'}
                onChange={(_, on) => views.openLast(on)}
                sx={{ py: 0.5, pl: 0 }}
              />
            }
            label={words('openLast')}
            slotProps={{ typography: { variant: 'body2' } }}
          />
          <ConfirmDialog
            open={removing !== undefined}
            danger
            title={words('removeShared', { name: removing?.name ?? '' })}
            text={words('removeSharedText', { roles: removing?.roleNames.join(', ') ?? '' })}
            confirmLabel={translate('actions.delete.label')}
            onConfirm={() => {
              setRemoving(undefined);
              if (removing) void tell(views.remove(removing.id));
            }}
            onClose={() => setRemoving(undefined)}
          />
        </>
      )}
    </Popover>
  );
}
