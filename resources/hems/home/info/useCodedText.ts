import { useTranslate } from 'react-admin';
import type { Coded } from './readHomeInfo';

/**
 * Words of a code: ours below `hems.info.<list>` where we know it, else the server's own, else the code itself; nothing
 * is '-'.
 */
export function useCodedText(): (list: 'directions' | 'priceTypes' | 'online', coded: Coded) => string {
  const translate = useTranslate();
  return (list, { code, text }) => {
    const server = text || code || '-';
    return code === '' ? server : translate(`hems.info.${list}.${code}`, { _: server });
  };
}
