import { useQueryClient } from '@tanstack/react-query';
import { Suspense, type ComponentType } from 'react';
import { useResource } from '@/data';
import type { ActionDialogProps, AnyRecord } from '@/schema';
import type { ActionProps } from '../../views';
import { AroundDialog } from './AroundDialog';

/** A resource's own dialog for an action. Once it closes, what is shown is asked for again: it may have changed. */
export default function OwnDialog({ run, entry, records }: ActionDialogProps) {
  const { path, views } = useResource();
  const queryClient = useQueryClient();
  // `defineViews` tied it to this resource's record
  const Component = views.actions?.[entry.key] as ComponentType<ActionProps<AnyRecord>> | undefined;
  const leave = () => {
    run.close();
    void queryClient.invalidateQueries({ queryKey: [path] });
  };
  return (
    <AroundDialog records={records}>
      <Suspense>{Component && <Component records={records} close={leave} />}</Suspense>
    </AroundDialog>
  );
}
