import { isReport, type Report, type Resource } from '@/schema';
import { docWords } from './docWords';
import type { FieldTable } from './fieldTable';
import { anchor, code } from './markdown';
import { reportChapter } from './reportChapter';
import { resourceChapter } from './resourceChapter';

/** Markdown about an area's resources and reports, in the language of the table. */
export function areaPage(area: string, documented: readonly (Resource | Report)[], table: FieldTable): string {
  const contents = documented.map(({ name }) => {
    const title = table.translate(`resources.${name}.name`);
    return `- [${title}](#${anchor(`${title} (${name})`)}) ${code(name)}`;
  });
  const chapters = documented.flatMap((one) =>
    isReport(one) ? reportChapter(one, table) : resourceChapter(one, table),
  );
  return [`# ${area}`, '', docWords(table.locale).written, '', ...contents, '', ...chapters]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
