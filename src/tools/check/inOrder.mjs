/**
 * Tells of the linter first, whose words are plain, then of the types, and of the contract only what both let pass: its
 * failures would say the same again. Compiler and linter run beside each other; the contract begins while the compiler
 * still reads, and is stopped when that finds something.
 *
 * @param steps `linter()` and `types()` resolve problems, `contract()` gives `{done, stop}`
 * @param tell is told `(title, problems)` of a step, and gives whether there are none
 * @returns what the contract resolved; undefined when it was not run
 */
export async function inOrder({ linter, types, contract }, tell) {
  const compiled = types();
  const isClean = tell('linter and texts', await linter());
  const begun = isClean ? contract() : undefined;
  if (tell('types', await compiled) && begun) return begun.done;
  begun?.stop();
  return undefined;
}
