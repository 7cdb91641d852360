import { Skeleton } from '@mui/material';
import { lazyPart } from '@/data';
import { OneLine } from '@/fields';
import { defineCell, type CellProps } from '@/fields/views';
import type { Figure } from '../../slots/figures';
import { curveType, type CurveOptions } from './type';

const CurveChart = lazyPart(() => import('./CurveChart'));

/** The curve as a chart with its table; both come when a page with one is opened. */
function CurveDetail(props: CellProps<readonly Figure[], CurveOptions>) {
  if (!props.value || props.value.every((one) => one === null)) return <OneLine text="-" />;
  return <CurveChart {...props} value={props.value} waiting={<Skeleton variant="rounded" height={320} />} />;
}

export default defineCell(curveType, CurveDetail);
