import { useTranslate } from 'react-admin';
import { defineViews } from '@/crud/views';
import { cellOf, OneLine } from '@/fields';
import type { CellProps } from '@/fields/views';
import { isEmpty } from '@/schema';
import { capability } from '@schemas/hems/back-office/devices/capability';

/** The models a capability holds for: without one it holds for all of the brand. */
function Models(props: CellProps<string[]>) {
  const translate = useTranslate();
  const Cell = cellOf(props.field.type);
  return isEmpty(props.value) ? (
    <OneLine text={translate('resources.hems/capability.allModels')} />
  ) : (
    <Cell {...props} />
  );
}

export default defineViews(capability, { cells: { models: Models } });
