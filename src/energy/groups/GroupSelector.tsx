import { Box, Button, IconButton, Popover, Typography } from '@mui/material';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Clear from '@mui/icons-material/Clear';
import Folder from '@mui/icons-material/FolderOutlined';
import { useEffect, useId, useReducer, useRef, useState, type Dispatch } from 'react';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import { GroupDelete } from './GroupDelete';
import { GroupForm } from './GroupForm';
import { GroupList } from './GroupList';
import { groupStep, type Group, type GroupMove, type GroupStep } from './groupStep';

/** Runs one call at a time and keeps why it failed until the next one, or until it is forgotten. */
function useGroupWork() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const run = async (work: () => Promise<void>, then: () => void) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await work();
      if (mounted.current) then();
    } catch (failure) {
      if (mounted.current) setError(failure ?? new Error());
    } finally {
      if (mounted.current) setBusy(false);
    }
  };
  return { busy, error, run, forget: () => setError(undefined) };
}

interface GroupSelectorProps {
  /** What the groups are of: 'Station group'. */
  readonly label: string;
  readonly groups: readonly Group[];
  readonly value: string | null;
  /** `null` when cleared, also when the chosen group was deleted. */
  onPick(id: string | null): void;
  /**
   * Calls of the page; a rejection is said in place and nothing typed is lost. Absent: not possible, the control is not
   * there.
   */
  onCreate?(name: string): Promise<void>;
  onEdit?(id: string, name: string): Promise<void>;
  onDelete?(id: string): Promise<void>;
}

/**
 * The group selector of spec 01 §2: pick, create, edit and delete named groups without leaving the page.
 *
 * @example
 * <GroupSelector label={label} groups={[{ id: '1', desc: 'Northern homes' }]} value={group} onPick={setGroup}
 *   onCreate={create} />
 * @public
 */
export function GroupSelector({ label, groups, value, onPick, ...calls }: GroupSelectorProps) {
  useArea('widgets');
  const translate = useTranslate();
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [step, move] = useReducer(groupStep, { at: 'list' });
  const work = useGroupWork();
  const chosen = groups.find((one) => one.id === value);
  const close = () => {
    if (!work.busy) setOpen(false); // what was typed is there again when it opens
  };
  const title = translate(`widgets.groups.title.${step.at}`, { label });
  return (
    <>
      <Box ref={anchor} sx={{ display: 'inline-flex', maxWidth: '100%', minWidth: 0, gap: 0.5, alignItems: 'center' }}>
        <Button
          ref={opener}
          color="inherit"
          variant="outlined"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
          startIcon={<Folder />}
          endIcon={<ExpandMore />}
          sx={{ minWidth: 0, maxWidth: 320, justifyContent: 'flex-start' }}
        >
          <Box component="span" sx={{ color: 'text.secondary', flex: 'none', mr: 0.5 }}>{`${label}:`}</Box>
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {chosen?.desc ?? translate('widgets.choose')}
          </Box>
        </Button>
        {chosen && (
          <IconButton
            aria-label={translate('widgets.groups.clear', { name: chosen.desc })}
            onClick={() => (opener.current?.focus(), onPick(null))}
          >
            <Clear fontSize="small" />
          </IconButton>
        )}
      </Box>
      <Popover
        open={open}
        anchorEl={() => anchor.current}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': `${id}-title`,
            sx: { width: 320, maxWidth: 'calc(100vw - 32px)', mt: 0.5, p: 2, display: 'grid', gap: 1.5 },
          },
        }}
      >
        <Typography id={`${id}-title`} variant="subtitle2" component="h2">
          {title}
        </Typography>
        <GroupSteps
          id={id}
          groups={groups}
          value={value}
          step={step}
          move={move}
          work={work}
          onPick={onPick}
          onClose={() => setOpen(false)}
          {...calls}
        />
      </Popover>
    </>
  );
}

interface GroupStepsProps extends Omit<GroupSelectorProps, 'label'> {
  readonly id: string;
  readonly step: GroupStep;
  readonly move: Dispatch<GroupMove>;
  readonly work: ReturnType<typeof useGroupWork>;
  onClose(): void;
}

/** What the popover of a group selector shows: the groups, a form for one, or the question before one is deleted. */
function GroupSteps({ id, groups, value, step, move, work, onPick, onClose, ...calls }: GroupStepsProps) {
  const { onCreate, onEdit, onDelete } = calls;
  const { busy, error, run, forget } = work;
  const finish = () => move({ go: 'done' });
  const back = () => {
    forget();
    move({ go: 'back' });
  };
  const others = (own?: string) => groups.filter((one) => one.id !== own).map((one) => one.desc);
  const form = { id, busy, error, onType: (name: string) => move({ go: 'type', name }), onBack: back };
  if (step.at === 'list')
    return (
      <GroupList
        groups={groups}
        value={value}
        canCreate={onCreate !== undefined}
        canEdit={onEdit !== undefined || onDelete !== undefined}
        onPick={(picked) => {
          onPick(picked);
          onClose();
        }}
        onCreate={() => move({ go: 'create' })}
        onEdit={(group) => move({ go: 'edit', group })}
      />
    );
  if (step.at === 'create')
    return (
      <GroupForm
        key="create"
        {...form}
        name={step.name}
        others={others()}
        onSave={onCreate && ((name) => void run(() => onCreate(name), finish))}
      />
    );
  if (step.at === 'edit')
    return (
      <GroupForm
        key="edit"
        {...form}
        name={step.name}
        others={others(step.id)}
        onSave={onEdit && ((name) => void run(() => onEdit(step.id, name), finish))}
        onDelete={onDelete && (() => (forget(), move({ go: 'delete' })))}
      />
    );
  const forgetGroup = () => {
    if (step.id === value) onPick(null);
    finish();
  };
  return (
    <GroupDelete
      name={groups.find((one) => one.id === step.id)?.desc ?? step.name}
      busy={busy}
      error={error}
      onConfirm={() => void run(async () => onDelete?.(step.id), forgetGroup)}
      onBack={back}
    />
  );
}
