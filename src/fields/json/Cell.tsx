import { isEmpty } from '@/schema';
import { OneLine } from '../OneLine';
import { defineCell, type CellProps } from '../views';
import { jsonType, jsonText, type JsonOptions } from './type';

/** Enough for one line; a large value is not written out for a cell that cuts it. */
const LONGEST = 120;

function JsonCell({ value }: CellProps<unknown, JsonOptions>) {
  return <OneLine text={isEmpty(value) ? '-' : jsonText(value).slice(0, LONGEST) || '-'} />;
}

export default defineCell(jsonType, JsonCell);
