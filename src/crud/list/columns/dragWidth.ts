import { isMirrored } from '@/widgets/internal';
import type { GestureTools } from '../table/useHeadGestures';
import { resizeColumn } from './changeLayout';
import { saneWidth } from './ColumnLayout';
import { followPointer } from './followPointer';

/** Drags the edge of a heading: the column follows the pointer, Escape leaves it as it was. */
export default function dragWidth(heading: HTMLElement, from: number, { choice, onPreview }: GestureTools): void {
  const { column } = heading.dataset;
  const handle = heading.querySelector<HTMLElement>('.edge-handle');
  if (column === undefined || !handle) return;
  const first = heading.offsetWidth;
  const wider = isMirrored(heading) ? -1 : 1;
  let width = first;
  handle.dataset.held = '';
  followPointer({
    cursor: 'col-resize',
    onMove: (x) => {
      width = saneWidth(first + (x - from) * wider);
      onPreview(column, width);
    },
    onEnd: (done) => {
      delete handle.dataset.held;
      if (done && width !== first) {
        const { layout, setLayout } = choice();
        setLayout(resizeColumn(layout, column, width));
      }
      onPreview(column, undefined);
    },
  });
}
