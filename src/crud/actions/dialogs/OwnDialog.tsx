import { useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useResource } from '@/data/registry/ResourceContext';
import type { AnyRecord } from '@/schema';
import type { ActionProps } from '../../views';

interface OwnDialogProps {
  readonly component: ComponentType<ActionProps<never>>;
  readonly records: readonly AnyRecord[];
  close(): void;
}

/** A resource's own dialog for an action. Once it closes, what is shown is asked for again: it may have changed. */
export function OwnDialog({ component, records, close }: OwnDialogProps) {
  const { path } = useResource();
  const queryClient = useQueryClient();
  // `defineViews` tied it to this resource's record
  const Component = component as ComponentType<ActionProps<AnyRecord>>;
  const leave = () => {
    close();
    void queryClient.invalidateQueries({ queryKey: [path] });
  };
  return <Component records={records} close={leave} />;
}
