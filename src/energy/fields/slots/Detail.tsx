import { Skeleton } from '@mui/material';
import { lazyPart } from '@/data';
import { OneLine } from '@/fields';
import { defineCell } from '@/fields/views';
import { slotsType } from './type';

const SlotsTable = lazyPart(() => import('./SlotsTable'));

/** The rows as a slot grid that only shows; it comes when a page with one is opened. */
export default defineCell(slotsType, function SlotsDetail(props) {
  if (!props.value || props.value.length === 0) return <OneLine text="-" />;
  return <SlotsTable {...props} waiting={<Skeleton variant="rounded" height={200} />} />;
});
