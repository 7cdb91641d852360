import type { Block } from '../../report/block';
import { blockFacts, shownMeasures } from '../../report/blockFacts';
import { fieldNeeds, missingTexts, type Need } from '../messages';
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
    ...blocks.flatMap(([key, block]): Need[] => {
      const facts = blockFacts(block, key);
      return [
        [[...scope, 'blocks', key]],
        ...(block.tab === undefined ? [] : [[[...scope, 'tabs', block.tab]]]),
        ...(facts.texts ?? []).map((path): Need => [[...scope, ...path]]),
        ...shownMeasures(facts, report.measures).map((one): Need => [['measures', one]]),
      ];
    }),
  ];
  return missingTexts(report, needs, messages);
};
