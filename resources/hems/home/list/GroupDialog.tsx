import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ActionProps } from '@/crud/views';
import { FailureAlert } from '@/widgets';
import type { Home } from '@schemas/hems/home/home';
import { GroupChoice } from './GroupChoice';
import { useGroups } from './useGroups';

const SCOPE = 'resources.hems/home';

/**
 * Puts homes into a group or takes them out of it (spec 02 §7). Of a group whose homes are known, only what changes
 * something is offered.
 */
export function GroupDialog({ records, close }: ActionProps<Home>) {
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const work = useGroups(true);
  const [chosen, setChosen] = useState<string | null>(null);
  const ids = records.map((one) => one.id);
  const change = useMutation({
    mutationFn: (into: boolean) => work.assign(chosen ?? '', ids, into),
    onSuccess: () => {
      notify(`${SCOPE}.actions.group.success`, { type: 'success' });
      close();
    },
  });
  const homes = work.groups.find((one) => one.id === chosen)?.homes;
  const adds = homes === undefined || ids.some((one) => !homes.has(one));
  const removes = homes === undefined || ids.some((one) => homes.has(one));
  const [first] = records;
  const who =
    records.length === 1 && first ? first.name || first.id : translate('list.selected', { count: records.length });

  return (
    <Dialog open onClose={change.isPending ? undefined : close} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate(`${SCOPE}.actions.group.label`)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, justifyItems: 'start' }}>
        <DialogContentText variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {who}
        </DialogContentText>
        <GroupChoice label={translate(`${SCOPE}.fields.groupId`)} work={work} value={chosen} onPick={setChosen} />
        <FailureAlert error={change.error} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close} disabled={change.isPending}>
          {translate('actions.cancel')}
        </Button>
        <Button
          variant="outlined"
          disabled={chosen === null || !removes || change.isPending}
          onClick={() => change.mutate(false)}
        >
          {translate('hems.groups.remove')}
        </Button>
        <Button
          variant="contained"
          disabled={chosen === null || !adds || change.isPending}
          onClick={() => change.mutate(true)}
        >
          {translate('hems.groups.add')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
