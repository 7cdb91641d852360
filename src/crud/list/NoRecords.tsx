import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data';
import { EmptyState } from '@/widgets';
import { CreateButton } from './CreateButton';

interface NoRecordsProps {
  /** Something was sought: there may be records all the same. */
  readonly filtered: boolean;
  onReset(): void;
}

/** Nothing to list, and why: nothing is found, or there is nothing yet. Each leads on. */
export function NoRecords({ filtered, onReset }: NoRecordsProps) {
  const { scope } = useResource();
  const translate = useTranslate();
  if (filtered) {
    const reset = (
      <Button variant="outlined" onClick={onReset}>
        {translate('list.filters.reset')}
      </Button>
    );
    return (
      <EmptyState
        kind="notFound"
        title={translate('list.nothingFound.title')}
        text={translate('list.nothingFound.text')}
        action={reset}
      />
    );
  }
  return (
    <EmptyState title={translate(`${scope}.empty`, { _: translate('list.empty.title') })} action={<CreateButton />} />
  );
}
