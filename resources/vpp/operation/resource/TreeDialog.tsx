import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { ActionProps } from '@/crud/views';
import { useLive, useResource } from '@/data';
import { readTree, TreeBlockView } from '@/report';
import type { VppResource } from '@schemas/vpp/operation/resource';
import { vppCalls } from '../calls';

const HOW = {
  picks: 'id',
  from: { id: ['resourceId', 'resource.id'] },
  levels: ['area', 'station', 'resource'],
} as const;
const HEIGHT = 480;

/** Resources below their stations and regions; choosing one opens it. */
export function TreeDialog({ close }: ActionProps<VppResource>) {
  const { path, scope } = useResource();
  const translate = useTranslate();
  const navigate = useNavigate();
  const id = useId();
  const live = useLive(['vpp', 'tree'], async (signal) => vppCalls.tree({}, { signal, quiet: true }));
  const nodes = useMemo(() => readTree(live.data, HOW), [live.data]);
  const heading = translate(`${scope}.actions.tree.label`);
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{heading}</DialogTitle>
      <DialogContent>
        <TreeBlockView
          heading={heading}
          tree={{ live, nodes, chosen: undefined }}
          empty=""
          height={HEIGHT}
          autoFocus
          onPick={({ says }) => {
            close();
            void navigate(`/${path}/${says?.id ?? ''}/show`);
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {translate('actions.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
