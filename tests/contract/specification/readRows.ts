const files = import.meta.glob<string>('../../spec/*.tsv', { query: '?raw', import: 'default', eager: true });

/** The lines of a file of `tests/spec`, each as its columns, without the headings. */
export function readRows(name: string): string[][] {
  return (files[`../../spec/${name}`] ?? '')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
}
