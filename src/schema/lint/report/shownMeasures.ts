import type { Measures } from '../../measure/measure';
import type { Block } from '../../report/block';

/** The measures a block shows, as often as it names them. */
export function shownMeasures(block: Block, measures: Measures): readonly string[] {
  switch (block.kind) {
    case 'figures':
      return block.show;
    case 'chart':
      return block.series.map(({ of }) => of);
    case 'table':
      return block.columns.filter((one) => one in measures);
    case 'sensitivity':
      return block.of;
    default:
      return [];
  }
}
