import { blockFacts, type Block, type Report } from '@/schema';
import { callsOfReport } from '../describe/callsOfReport';
import { fieldsOf } from '../describe/fieldsOf';
import { docWords, kindWord } from './docWords';
import type { FieldTable } from './fieldTable';
import { chapter, code } from './markdown';
import { measureRows } from './measureRows';

/** Measures, columns or records that a block shows. */
function shownBy(block: Block): readonly string[] {
  const { measures, others = [] } = blockFacts(block);
  return [...measures, ...others];
}

/** What a report is asked by, what it shows, in which units, and its calls. */
export function reportChapter(report: Report, table: FieldTable): string[] {
  const { name, params, measures, resource } = report;
  const { translate, locale } = table;
  const words = docWords(locale);
  const scope = `resources.${name}`;
  const blocks = Object.entries<Block>(report.blocks);
  const fields = fieldsOf(resource).map((one) => ({ ...one, places: [] }));
  const withoutPlace = (own: boolean) =>
    table
      .rows(
        fields.filter((one) => own === one.name in params),
        scope,
      )
      .map((row) => row.slice(0, -1));
  const head = words.head.fields.slice(0, -1);
  const shown = blocks.map(([key, block]) => [
    code(key),
    translate(`${scope}.blocks.${key}`, { _: key }),
    [kindWord(words, block), block.tab && `(${words.tab} ${translate(`${scope}.tabs.${block.tab}`, { _: block.tab })})`]
      .filter(Boolean)
      .join(' '),
    shownBy(block).map(code).join(', '),
    block.permission ? code(block.permission) : words.withMenu,
  ]);
  const calls = callsOfReport(report).map((one) => [
    code(one.name),
    code(`${one.method} ${one.path}`),
    one.parameters.map(code).join(', '),
    one.code ? code(one.code) : words.withMenu,
  ]);
  return [
    `## ${translate(`${scope}.name`)} (${code(name)})`,
    '',
    report.ask === 'submit' ? words.calculator : words.report,
    '',
    ...chapter(words.params, head, withoutPlace(true)),
    ...chapter(words.blocksTitle, words.head.blocks, shown),
    ...chapter(
      words.measures,
      words.head.measures,
      measureRows(
        measures,
        blocks.flatMap(([, block]) => shownBy(block)),
        locale,
        translate,
      ),
    ),
    ...chapter(words.ownFields, head, withoutPlace(false)),
    ...chapter(words.calls, words.head.calls, calls),
  ];
}
