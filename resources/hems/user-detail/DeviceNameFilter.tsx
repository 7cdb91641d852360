import { asObject } from '@/api/wireValue';
import { useLive } from '@/data/live/useLive';
import { readChoices } from '@/fields/options/readChoices';
import type { InputProps } from '@/fields/views';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { ChoiceBox } from '@/widgets/ChoiceBox';
import { FieldFrame } from '@/widgets/FieldFrame';
import { analysisCalls } from './calls';

/** The devices of the user whose page it is: their names are offered, their values sent. */
export function DeviceNameFilter({ value, onChange, ...props }: InputProps<string>) {
  const translate = useTranslate();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const { data = [] } = useLive(['hems', 'device names', id], async (signal) => {
    const raw = await analysisCalls.deviceNames({ cusUserId: id }, { signal, quiet: true });
    return readChoices(asObject(raw)?.deviceNameList ?? raw);
  });
  return <FieldFrame {...props}>{(control) => <ChoiceBox control={control} choices={data} value={value ?? ''} none={translate('fields.all')} onChoose={(chosen) => onChange(chosen === '' ? null : chosen)} />}</FieldFrame>;
}
