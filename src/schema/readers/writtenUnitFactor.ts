import { isSameCurrency } from '../measure/isSameCurrency';
import { isScaledUnit, unitFactor } from '../measure/unit';

const MONEY = 'money';
/** Hundredths of a currency. */
const CENT = /^(?:c|¢|ct|cents?|øre|öre|分)$/i;
/** A code, a sign, or the short name of a currency. */
const CURRENCY = /^(?:[A-Z]{3}|[A-Z]{0,2}\$|[€£¥₹₩₽]|kr\.?|zł|Kč|Ft|lei|元|人民币)$/i;
/** Three letters may be a code: those of a kWh are none. */
const isCurrency = (text: string): boolean => CURRENCY.test(text) && !isScaledUnit(text);
/** `5 mW` are no megawatts: of these letters alone the case decides. */
const MILLI = /^m[WV]/;

/**
 * Hundredths are 0.01 of an amount of money, the currency itself is 1; undefined for another currency and for no money.
 */
function moneyFactor(written: string, currency: string | undefined): number | undefined {
  if (CENT.test(written)) return 0.01;
  if (!isCurrency(written)) return undefined;
  return currency === undefined || isSameCurrency(written, currency) || written.toUpperCase() === currency
    ? 1
    : undefined;
}

/**
 * What a number is multiplied by whose unit is written beside it: `12 MW` is 12,000 where kW are wanted. Undefined
 * where the unit is another one: kWh are no kW, and dollars no euros. A price may leave out what it is a price of (`28
 * ct` where `money/kWh` is wanted).
 *
 * @param wanted `''` where no unit may be written
 * @param currency of `money`, where it is known
 */
export function writtenUnitFactor(written: string, wanted: string, currency?: string): number | undefined {
  const [amount = '', each = '', ...more] = wanted.normalize('NFKC').split('/');
  const isMoney = amount === MONEY || isCurrency(amount);
  if (written === '' || written === wanted) return 1;
  if (!isMoney)
    return wanted === '' || (MILLI.test(written) && !MILLI.test(wanted))
      ? undefined
      : unitFactor(written, wanted.normalize('NFKC'));
  const [own = '', per = each, ...rest] = written.split('/');
  if (more.length > 0 || rest.length > 0 || unitFactor(per, each) !== 1) return undefined;
  return moneyFactor(own.trim(), amount === MONEY ? currency : amount);
}
