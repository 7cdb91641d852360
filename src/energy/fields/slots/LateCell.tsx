import { useTranslate } from 'react-admin';
import { OneLine } from '@/fields';
import { defineCell } from '@/fields/views';
import { slotsType } from './type';

export default defineCell(slotsType, function SlotsCell({ value }) {
  const translate = useTranslate();
  return (
    <OneLine text={value && value.length > 0 ? translate('fields.rows.count', { smart_count: value.length }) : '-'} />
  );
});
