import { useQueryClient } from '@tanstack/react-query';
import { use, useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { blockFacts } from '@/schema';
import type { PageBlock } from '../blockProps';
import { firstExtra } from '../firstExtra';
import type { ParamValues } from '../params/paramsAddress';
import { comparedAnswer } from '../compare/comparedAnswer';
import { SiteAround } from '../siteAround';
import { fetchBlock } from './blockCall';
import { visibleBlocks } from './grantedBlocks';
import { useReportOnPage } from './reportPage';

/**
 * Gives all blocks of the page as they are at that moment, for its file and its print: also those of other tabs, and
 * those nobody has looked at yet.
 */
export function usePageBlocks(values: ParamValues): () => PageBlock[] {
  const page = useReportOnPage();
  const { report, blocks, scope, notes } = page;
  const around = use(SiteAround);
  const client = useQueryClient();
  const translate = useTranslate();
  return useCallback(
    () =>
      visibleBlocks(blocks, values).flatMap(({ name, block }) => {
        if (blockFacts(block).aside) return [];
        const note = notes.get(name);
        const extra = note?.extra ?? firstExtra(report, block);
        const load: PageBlock['load'] = (more, signal) =>
          fetchBlock(client, { report, block, values, extra: more }, signal);
        return [
          {
            name,
            block,
            heading: translate(`${scope}.blocks.${name}`),
            extra,
            load,
            compared: (signal) => comparedAnswer({ client, page, values, block, extra, load, around }, signal),
            ...(note?.part && { part: note.part }),
          },
        ];
      }),
    [page, around, report, blocks, scope, notes, client, translate, values],
  );
}
