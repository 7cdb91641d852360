import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';

/**
 * Sends what a dialog is for; what is done is told and the dialog closed, what failed stays in it.
 *
 * @example
 *   const save = useSaving(() => invoke(call, values, { quiet: true }), 'actions.edit.success', close);
 *   save.mutate();
 * @public
 */
export function useSaving(send: () => Promise<unknown>, done: string, close: () => void, messageArgs: object = {}) {
  const notify = useNotify();
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      notify(done, { type: 'success', messageArgs });
      close();
    },
  });
}
