import { useState } from 'react';

/** A dialog that a running save waits for: `ask` shows what it is about and resolves the answer. @public */
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
