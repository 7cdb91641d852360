import type { Figure } from '../../slots/figures';
import { OneLine } from '@/fields';
import { defineCell, type CellProps } from '@/fields/views';
import { sparkPath } from './sparkPath';
import { curveType, type CurveOptions } from './type';
import { useCurveFacts } from './useCurveFacts';

const [WIDTH, HEIGHT, EDGE] = [72, 18, 2];

/** The curve as a small picture; lowest, highest and last figure in words. */
function CurveCell({ value, record, field }: CellProps<readonly Figure[], CurveOptions>) {
  const facts = useCurveFacts(value, field.options, record);
  if (!value || facts === undefined) return <OneLine text="-" />;
  return (
    <svg
      role="img"
      aria-label={facts}
      width={WIDTH + 2 * EDGE}
      height={HEIGHT + 2 * EDGE}
      viewBox={`${-EDGE} ${-EDGE} ${WIDTH + 2 * EDGE} ${HEIGHT + 2 * EDGE}`}
      style={{ display: 'block' }}
    >
      <title>{facts}</title>
      <path
        d={sparkPath(value, WIDTH, HEIGHT)}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
    </svg>
  );
}

export default defineCell(curveType, CurveCell);
