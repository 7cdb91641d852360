import { useState } from 'react';

/**
 * A dialog that a running save waits for: `confirm` sets `pending`, by which the dialog is drawn, and resolves what its
 * `answer` is called with; undefined where there is none.
 *
 * @example
 *   const { pending, confirm } = useQuestion<string, true>();
 *   if (!(await confirm('Replace the prices?'))) return;
 * @public
 */
export function useQuestion<Q, A>() {
  const [pending, setPending] = useState<{ readonly question: Q; answer(answer: A | undefined): void }>();
  const confirm = (question: Q): Promise<A | undefined> =>
    new Promise((resolve) =>
      setPending({
        question,
        answer: (answer) => {
          setPending(undefined);
          resolve(answer);
        },
      }),
    );
  return { pending, confirm };
}
