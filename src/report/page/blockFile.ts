import { download, type Download } from '@/api';
import { nameParams, type ChartBlock } from '@/schema';
import { blockParams, type BlockRequest } from './blockCall';

/**
 * The file that the cloud makes of a chart, asked for as the chart is (spec 02 §7). Rejects with a `WireError` that the
 * console has told.
 */
export function blockFile(
  call: NonNullable<ChartBlock<object, object>['download']>,
  request: BlockRequest,
  heading: string,
): Promise<Download> {
  const resolved = request.report.resolve(call);
  const { method, path } = resolved;
  return download({
    method,
    path,
    params: nameParams(resolved, blockParams(request)),
    fallbackName: `${heading}.xlsx`,
  });
}
