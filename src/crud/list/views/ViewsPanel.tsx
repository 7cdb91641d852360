import { Box, Checkbox, Divider, FormControlLabel, MenuItem, MenuList, Popover, Typography } from '@mui/material';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { failureText, useArea, useResource } from '@/data';
import { type Id, formatList } from '@/schema';
import { ConfirmDialog } from '@/widgets';
import { readGroup } from '../groups/groupBy';
import GroupChoice from '../groups/GroupChoice';
import type { ListView, SharedView } from './ListView';
import { useSharedViews } from './useSharedViews';
import { useViewActions } from './useViewActions';
import { ViewForm } from './ViewForm';
import { ViewPlaces } from './ViewPlaces';
import { ViewRow } from './ViewRow';
import type { CurrentView } from './useViews';

interface ViewsPanelProps {
  readonly anchor: HTMLElement;
  readonly current: CurrentView;
  onClose(): void;
}

type Editing = { readonly view?: ListView; readonly roleIds: readonly Id[] };

interface ViewGroupProps {
  readonly title: string;
  /** Said where there is none. */
  readonly otherwise: string;
  readonly children: readonly ReactNode[];
}

/** Views of one kind under their heading. */
function ViewGroup({ title, otherwise, children }: ViewGroupProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ px: 1, py: 1 }}>
      <Typography id={id} component="h3" variant="caption" sx={{ px: 1, color: 'text.secondary' }}>
        {title}
      </Typography>
      {children.length > 0 ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {children}
        </Box>
      ) : (
        <Typography variant="body2" sx={{ px: 1, py: 0.5, color: 'text.secondary' }}>
          {otherwise}
        </Typography>
      )}
    </Box>
  );
}

/** Whether the list opens with what it was left with. */
function OpenLast({ on, onTurn }: { readonly on: boolean; onTurn(on: boolean): void }) {
  const translate = useTranslate();
  return (
    <FormControlLabel
      sx={{ px: 2, py: 1, m: 0 }}
      control={<Checkbox size="small" checked={on} onChange={(_, next) => onTurn(next)} sx={{ py: 0.5, pl: 0 }} />}
      label={translate('lists.views.openLast')}
      slotProps={{ typography: { variant: 'body2' } }}
    />
  );
}

interface RemoveQuestionProps {
  readonly view: SharedView | undefined;
  onRemove(view: SharedView): void;
  onClose(): void;
}

/** Asked before a view goes that others use, too. */
function RemoveQuestion({ view, onRemove, onClose }: RemoveQuestionProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      open={view !== undefined}
      danger
      title={translate('lists.views.removeShared', { name: view?.name ?? '' })}
      text={translate('lists.views.removeSharedText', { roles: formatList(view?.roleNames ?? []) })}
      confirmLabel={translate('actions.delete.label')}
      onConfirm={() => view && onRemove(view)}
      onClose={onClose}
    />
  );
}

interface ReadyViewsProps extends Pick<ViewsPanelProps, 'current' | 'onClose'> {}

/** The groupings that the schema of the list offers ready-made, each by one press. */
function ReadyViews({ current, onClose }: ReadyViewsProps) {
  const translate = useTranslate();
  const { resource, scope } = useResource();
  const groups = Object.entries(resource.groups ?? {}).filter(
    ([, { by }]) => readGroup(resource, by.join()) === by.join(),
  );
  if (groups.length === 0) return null;
  return (
    <>
      <Divider />
      <MenuList dense aria-label={translate('lists.views.ready')}>
        {groups.map(([key, { by, sort }]) => (
          <MenuItem
            key={key}
            selected={current.grouping.by === by.join()}
            onClick={() => {
              current.arrange(by.join(), sort);
              onClose();
            }}
          >
            {translate(`${scope}.groups.${key}`)}
          </MenuItem>
        ))}
      </MenuList>
    </>
  );
}

/** All views of a list: choose, save, rename, share, delete, open with, copy as a link, back to the standard. */
export default function ViewsPanel({ anchor, current, onClose }: ViewsPanelProps) {
  useArea('lists');
  const translate = useTranslate();
  const notify = useNotify();
  const { resource } = useResource();
  const sharing = useSharedViews();
  const views = useViewActions(current, sharing);
  const [editing, setEditing] = useState<Editing>();
  const [removing, setRemoving] = useState<SharedView>();
  const panel = useRef<HTMLDivElement>(null);
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
        {...(shared && { note: formatList(shared.roleNames) })}
        onShow={then(() => current.show(view))}
        onFirst={() => views.first(view)}
        {...(editable && {
          onEdit: () => setEditing({ view, roleIds: shared?.roleIds ?? [] }),
          onRemove: () => (shared ? setRemoving(shared) : void tell(views.remove(view.id))),
        })}
      />
    );
  };
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
          <ViewGroup title={words('own')} otherwise={words('none')}>
            {views.own.views.map(row)}
          </ViewGroup>
          <ReadyViews current={current} onClose={onClose} />
          <Divider />
          <ViewGroup
            title={words('shared')}
            otherwise={sharing.error === undefined ? words('noneShared') : words('refused', { reason: sharing.error })}
          >
            {sharing.views.map(row)}
          </ViewGroup>
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
            <ViewPlaces active={active} />
          </MenuList>
          <Divider />
          <GroupChoice grouping={current.grouping} names={resource.columns.map(({ field }) => field)} />
          <OpenLast on={views.own.opening === 'last'} onTurn={views.openLast} />
          <RemoveQuestion
            view={removing}
            onRemove={(view) => {
              setRemoving(undefined);
              void tell(views.remove(view.id));
            }}
            onClose={() => setRemoving(undefined)}
          />
        </>
      )}
    </Popover>
  );
}
