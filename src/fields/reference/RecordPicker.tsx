import { Box } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState, UNSEEN } from '@/widgets';
import { ReferencePicker } from './ReferencePicker';
import { useRecentRecords } from './useOpeningRecord';

interface RecordPickerProps {
  /** What is chosen: 'Depot'. */
  readonly label: string;
  readonly target: string;
  readonly value: string | undefined;
  /** Its name, where it is known. */
  readonly brought?: string | undefined;
  /** Narrows what is offered: to those below the record that was chosen before. */
  readonly filter?: Readonly<Record<string, unknown>> | undefined;
  onChoose(id: string): void;
}

/**
 * The record that a page is about, in its heading line. Those looked at last are offered first.
 *
 * @example <RecordPicker label={translate('depot.one')} target="depot/depot" value={id} onChoose={setId} />
 * @public
 */
export function RecordPicker({ label, target, value, brought, filter, onChoose }: RecordPickerProps) {
  const translate = useTranslate();
  const id = useId();
  const [recent] = useRecentRecords(target);
  return (
    <Box sx={{ width: { xs: 1, sm: 260 }, minWidth: 0 }}>
      <Box component="label" id={`${id}-label`} htmlFor={id} sx={UNSEEN}>
        {label}
      </Box>
      <ReferencePicker
        control={{
          id,
          'aria-labelledby': `${id}-label`,
          'aria-describedby': undefined,
          'aria-invalid': undefined,
          'aria-required': true,
        }}
        target={target}
        ids={value === undefined ? [] : [value]}
        {...(brought !== undefined && { brought })}
        {...(filter ? { filter } : { recent })}
        multiple={false}
        keep
        isPlace
        placeholder={translate('widgets.choose')}
        onPick={([chosen]) => chosen !== undefined && onChoose(chosen)}
      />
    </Box>
  );
}

/** A page about a record, for somebody who may choose none. */
export function NoneToChoose({ label }: { readonly label: string }) {
  const translate = useTranslate();
  return <EmptyState kind="notAllowed" title={translate('widgets.noneToChoose', { names: label })} />;
}
