import { objectOf } from '@/schema';
import type { Choice } from '@/widgets';
import { codeText } from '../enumeration/codeDesc';

const CODE = /^[A-Z]{3}$/;

const nameOf = (code: string, names: Intl.DisplayNames): string => {
  const name = names.of(code) ?? code;
  return name === code ? code : `${code} · ${name}`;
};

/** A currency as it is offered: its code, and its name in a language. */
export function currencyChoice(code: string, locale: string): Choice {
  return {
    value: code,
    label: CODE.test(code) ? nameOf(code, new Intl.DisplayNames([locale], { type: 'currency' })) : code,
  };
}

/**
 * The currencies of a list, `[{currencyCode}]` or codes, by code; all of ISO 4217 where it has none.
 *
 * @param own the one to begin with: that of the chosen country
 */
export function currencyChoices(list: readonly unknown[], locale: string, own: string | null): Choice[] {
  const names = new Intl.DisplayNames([locale], { type: 'currency' });
  const listed = list
    .map((one) => codeText(Reflect.get(objectOf(one), 'currencyCode') ?? one)?.toUpperCase() ?? '')
    .filter((code) => CODE.test(code));
  const codes = [...new Set(listed.length > 0 ? listed : Intl.supportedValuesOf('currency'))].toSorted();
  const first = own?.toUpperCase();
  return [...codes.filter((code) => code === first), ...codes.filter((code) => code !== first)].map((value) => ({
    value,
    label: nameOf(value, names),
  }));
}
