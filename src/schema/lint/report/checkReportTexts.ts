import type { Block } from '../../report/block';
import { fieldNeeds, missingTexts, type Need } from '../messages';
import { shownMeasures } from './shownMeasures';
import type { ReportCheck } from './reportCheck';

/**
 * Every text of a report is there in every language: its name, headings, tabs, switches, labels, codes and quantities.
 */
export const checkReportTexts: ReportCheck = (report, { messages = {} }) => {
  const scope = ['resources', report.name];
  const blocks = Object.entries<Block>(report.blocks);
  const needs: Need[] = [
    [[...scope, 'name']],
    ...fieldNeeds({ ...report.fields, ...report.params }, scope),
    ...blocks.flatMap(([key, block]): Need[] => [
      [[...scope, 'blocks', key]],
      ...(block.tab === undefined ? [] : [[[...scope, 'tabs', block.tab]]]),
      ...(block.kind === 'chart' && block.switch
        ? block.switch.values.map((value): Need => [[...scope, 'switches', key, String(value)]])
        : []),
      ...(block.kind === 'chart' && block.runs ? [[[...scope, 'runs', key]]] : []),
      ...(block.kind === 'chart'
        ? Object.keys(block.spans ?? {}).map((value): Need => [[...scope, 'spans', key, value]])
        : []),
      ...(block.kind === 'chart' && block.waits ? [[[...scope, 'waits', key]]] : []),
      ...(block.kind === 'figures'
        ? Object.keys(block.groups ?? {}).map((group): Need => [[...scope, 'groups', key, group]])
        : []),
      ...(block.kind === 'list' && block.all ? [[[...scope, 'switches', key, 'all']]] : []),
      ...shownMeasures(block, report.measures).map((one): Need => [['measures', one]]),
    ]),
  ];
  return missingTexts(report, needs, messages);
};
