/**
 * Which schemas and reports `npm run check` is about: each word is one of them, or an area with all of its own.
 *
 * @param files `{expected, names}` of every schema and report
 * @returns `{names, unknown}`: `unknown` holds what to say of each word that is neither
 */
export function wantedNames(files, words) {
  const all = files.map(({ expected }) => expected);
  const found = words.map((word) => {
    const exact = files
      .filter(({ expected, names }) => expected === word || names.includes(word))
      .map(({ expected }) => expected);
    const own = exact.length > 0 || word.includes('/') ? exact : all.filter((one) => one.startsWith(`${word}/`));
    return { word, own };
  });
  return {
    names: [...new Set(found.flatMap(({ own }) => own))],
    unknown: found
      .filter(({ own }) => own.length === 0)
      .map(
        ({ word }) =>
          `There is no schemas/${word}.ts${word.includes('/') ? '' : ` and no area ${word}`}${likeTo(all, word)}`,
      ),
  };
}

/** Names with the same entity, those of the same area first. */
function likeTo(all, name) {
  const entity = name.split('/').pop() || '?';
  const near = all
    .filter((one) => one.includes(entity) || one.split('/')[1] === entity)
    .sort((one, other) => Number(other.startsWith(name)) - Number(one.startsWith(name)))
    .slice(0, 5);
  return near.length > 0 ? `; did you mean ${near.join(', ')}?` : '.';
}
