import { useTranslate } from 'react-admin';
import type { Device } from './readDevices';
import { statusWords } from './displayStatus';

/** The words of a device in the user's language: what it is, what it is called, how it stands. */
export function useDeviceWords() {
  const translate = useTranslate();
  const typeOf = ({ kind, type, typeText }: Device): string => {
    if (kind !== undefined) return translate(`hems.device.kinds.${kind}`);
    return type === '' ? typeText : translate(`hems.device.types.${type}`);
  };
  return {
    typeOf,
    nameOf: (device: Device): string => device.name || typeOf(device) || translate('hems.device.unnamed'),
    statusOf: ({ status }: Device): string => {
      const said = statusWords(status);
      return 'text' in said ? said.text : translate(`hems.device.status.${said.key}`);
    },
  };
}
