import { useTranslate } from 'react-admin';
import { OneLine } from '../OneLine';
import { defineCell } from '../views';
import { rowsType } from './type';

export default defineCell(rowsType, function RowsCell({ value }) {
  const translate = useTranslate();
  const count = value?.length ?? 0;
  return <OneLine text={value ? translate('fields.rows.count', { smart_count: count }) : '-'} />;
});
