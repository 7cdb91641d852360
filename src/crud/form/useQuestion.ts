import { useState } from 'react';

/** A dialog that a running save waits for: `ask` shows what it is about and resolves the answer. */
export function useQuestion<Q, A>() {
  const [asked, setAsked] = useState<{ readonly question: Q; answer(answer: A | undefined): void }>();
  const ask = (question: Q): Promise<A | undefined> =>
    new Promise((resolve) =>
      setAsked({
        question,
        answer: (answer) => {
          setAsked(undefined);
          resolve(answer);
        },
      }),
    );
  return { asked, ask };
}
