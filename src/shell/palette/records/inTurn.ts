/**
 * Shows answers in the order of the questions, however they come: one is held back while one before it is on its way.
 * What is shown never moves. Once hurried, each is shown as it comes, behind the others.
 *
 * @param show told all that are shown, whenever one more is
 */
export function inTurn<K, V>(questions: readonly K[], show: (answers: readonly V[]) => void) {
  const waiting = new Set(questions);
  const held = new Map<K, V | undefined>();
  const shown: V[] = [];
  let hurried = false;
  const release = () => {
    const before = shown.length;
    for (const question of waiting) {
      if (held.has(question)) {
        waiting.delete(question);
        const answer = held.get(question);
        if (answer !== undefined) shown.push(answer);
      } else if (!hurried) break;
    }
    if (shown.length > before) show([...shown]);
  };
  return {
    /** An answer, undefined for none. */
    settle: (question: K, answer: V | undefined) => {
      held.set(question, answer);
      release();
    },
    hurry: () => {
      hurried = true;
      release();
    },
  };
}
