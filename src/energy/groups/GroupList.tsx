import { Box, Button, ButtonBase, IconButton, Tooltip } from '@mui/material';
import Add from '@mui/icons-material/Add';
import Check from '@mui/icons-material/Check';
import Edit from '@mui/icons-material/EditOutlined';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { NameText, EmptyState, isComposing } from '@/widgets';
import { reorderTarget } from '@/widgets/internal';
import type { Group } from './groupStep';

interface GroupListProps {
  readonly groups: readonly Group[];
  readonly value: string | null;
  readonly canCreate: boolean;
  readonly canEdit: boolean;
  onPick(id: string): void;
  onCreate(): void;
  onEdit(group: Group): void;
}

interface GroupRowProps {
  readonly group: Group;
  readonly chosen: boolean;
  onPick(): void;
  onEdit?(): void;
}

function GroupRow({ group, chosen, onPick, onEdit }: GroupRowProps) {
  const translate = useTranslate();
  const editLabel = translate('widgets.groups.editOf', { name: group.desc });
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <ButtonBase
        data-pick
        aria-pressed={chosen}
        onClick={onPick}
        sx={{
          flex: 1,
          minWidth: 0,
          minHeight: 36,
          px: 1,
          gap: 1,
          borderRadius: 1,
          justifyContent: 'space-between',
          typography: 'body2',
          textAlign: 'start',
          fontWeight: chosen ? 600 : undefined,
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <NameText text={group.desc} />
        </Box>
        {chosen && <Check aria-hidden sx={{ fontSize: 18, color: 'primary.main', flex: 'none' }} />}
      </ButtonBase>
      {onEdit && (
        <Tooltip title={editLabel}>
          <IconButton aria-label={editLabel} onClick={onEdit}>
            <Edit fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}

/** The groups to pick from, each with a way to edit it. Arrows walk over the names. */
export function GroupList({ groups, value, canCreate, canEdit, onPick, onCreate, onEdit }: GroupListProps) {
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const names = () => [...(list.current?.querySelectorAll<HTMLButtonElement>('[data-pick]') ?? [])];
  useEffect(() => {
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('[data-pick]') ?? [])];
    const wanted = buttons.find((one) => one.getAttribute('aria-pressed') === 'true') ?? buttons[0] ?? adder.current;
    wanted?.focus();
  }, []);
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const all = names();
    const next = reorderTarget(
      event.key,
      all.findIndex((one) => one === document.activeElement),
      all.length,
      true,
    );
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {groups.length === 0 ? (
        <EmptyState title={translate('widgets.groups.none')} />
      ) : (
        <Box
          component="ul"
          ref={list}
          aria-label={translate('widgets.groups.list')}
          onKeyDown={press}
          sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflowY: 'auto' }}
        >
          {groups.map((group) => (
            <GroupRow
              key={group.id}
              group={group}
              chosen={group.id === value}
              onPick={() => onPick(group.id)}
              {...(canEdit && { onEdit: () => onEdit(group) })}
            />
          ))}
        </Box>
      )}
      {canCreate && (
        <Button ref={adder} startIcon={<Add />} onClick={onCreate} sx={{ justifySelf: 'start' }}>
          {translate('widgets.groups.create')}
        </Button>
      )}
    </Box>
  );
}
