const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim() || '-';

/** What a heading is reached by: its words in small letters, blanks as strokes, nothing else. */
export const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

export const code = (text: string): string => `\`${text}\``;

/** A table under a heading; nothing where it has no rows. */
export function chapter(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  return [
    `### ${title}`,
    '',
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---|').join('')}`,
    ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
    '',
  ];
}
