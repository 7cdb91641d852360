import { pattern, rule, type Rule } from './rule';

/*
 * The shared field rules of spec 01 §5, by name. `rules.<name>` in the locales is the message;
 * a rule with bounds carries them as `args`.
 */

const NUMBER = /^[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** A finite number or its text, else `NaN`. */
function toNumber(value: unknown): number {
  if (typeof value !== 'number' && typeof value !== 'string') return Number.NaN;
  const text = String(value).trim();
  return NUMBER.test(text) ? Number(text) : Number.NaN;
}

/** How many decimals were written: '1.50' has two, 1e-7 seven. */
function decimalsOf(value: unknown): number {
  const [mantissa = '', exponent = '0'] = String(value).trim().toLowerCase().split('e');
  const written = mantissa.split('.')[1]?.length ?? 0;
  return Math.max(0, written - Number(exponent));
}

function numeric(name: string, passes: (value: number, decimals: number) => boolean, args?: Rule['args']): Rule {
  return rule(
    name,
    (value) => {
      const number = toNumber(value);
      return Number.isFinite(number) && passes(number, decimalsOf(value));
    },
    args,
  );
}

// Number helpers

/**
 * At most that many decimal places, as they are written: '1.50' has two.
 *
 * @example number({ rules: [rules.maxDecimals(2)] })
 */
export const maxDecimals = (places: number) => numeric('maxDecimals', (_, own) => own <= places, { places });
/**
 * min <= value <= max.
 *
 * @example number({ rules: [rules.between(0, 100)] })
 */
export const between = (min: number, max: number) =>
  numeric('between', (value) => value >= min && value <= max, { min, max });
/**
 * min < value < max.
 *
 * @example number({ rules: [rules.inside(0, 100)] })
 */
export const inside = (min: number, max: number) =>
  numeric('inside', (value) => value > min && value < max, { min, max });
/**
 * value <= max.
 *
 * @example number({ rules: [rules.atMost(100)] })
 */
export const atMost = (max: number) => numeric('atMost', (value) => value <= max, { max });
/**
 * value >= min.
 *
 * @example number({ rules: [rules.atLeast(1)] })
 */
export const atLeast = (min: number) => numeric('atLeast', (value) => value >= min, { min });
/**
 * A whole number from min to max.
 *
 * @example text({ rule: rules.integer(1, 247) })
 */
export const integer = (min: number, max: number) =>
  numeric('integer', (value, own) => own === 0 && value >= min && value <= max, { min, max });
/**
 * From min to max with at most that many decimals.
 *
 * @example text({ rule: rules.decimal(0, 1000, 4) })
 */
export const decimal = (min: number, max: number, places: number) =>
  numeric('decimal', (value, own) => own <= places && value >= min && value <= max, { min, max, places });

// Texts

/** 8 to 16 characters with at least one digit, one lower-case and one upper-case letter. */
export const password = pattern('password', /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).{8,16}$/su);
/** Letters, digits and . ~ ! @ # $ % ^ & * _ + < > ? : ; - = */
export const allowedCharacters = pattern('allowedCharacters', /^[A-Za-z0-9.~!@#$%^&*_+<>?:;\-=]+$/);
/** local@domain, at most 255 characters; the domain has a dot, as every mail domain has. */
export const email = rule(
  'email',
  (value) => typeof value === 'string' && value.length <= 255 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value),
  { max: 255 },
);
/** 11 digits: 1, then 3, 4, 5, 7, 8 or 9. */
export const mobile = pattern('mobile', /^1[345789]\d{9}$/);
/** + and 6 to 15 digits: numbers of all countries. */
export const phone = pattern('phone', /^\+?\d{6,15}$/);
/** 6 to 20 letters, digits or underscores. */
export const username = pattern('username', /^\w{6,20}$/);
/** A sign-in account of either variant: a user name or an e-mail, spec 01 §2. */
export const account = rule('account', (value) => username.passes(value) || email.passes(value));
/** Letters, digits, underscore, hyphen and Chinese characters. */
export const nameCharacters = pattern('nameCharacters', /^[\w\-\p{Script=Han}]+$/u);
/** Letters, digits, underscore and hyphen. */
export const identifier = pattern('identifier', /^[\w-]+$/);
/**
 * At most that many characters.
 *
 * @example text({ rules: [rules.maxLength(60)] })
 */
export const maxLength = (max: number) => rule('maxLength', (value) => [...String(value)].length <= max, { max });
/**
 * At least that many characters.
 *
 * @example text({ rules: [rules.minLength(6)] })
 */
export const minLength = (min: number) => rule('minLength', (value) => [...String(value)].length >= min, { min });
/** Begins with / or is an http(s) address. */
export const routeAddress = pattern('routeAddress', /^(?:\/(?!\/)\S*|https?:\/\/\S+)$/i);
/** An address with its scheme: https:, mqtt:, opc.tcp: and the rest. */
export const uri = pattern('uri', /^[a-z][a-z\d+.-]*:\S+$/i);
/**
 * A number of at most that many digits, written out: sign, digits, a point (spec 03 §5). Kept as text, which loses
 * none.
 *
 * @example text({ rule: rules.digits(20) })
 */
export const digits = (max: number) =>
  rule(
    'digits',
    (value) => /^[+-]?\d+(?:\.\d+)?$/.test(String(value).trim()) && String(value).replace(/\D/g, '').length <= max,
    { max },
  );

// Numbers of spec 01 §5

/** Above zero or zero, at most 4 decimals. */
export const positive4 = numeric('positive4', (value, own) => value >= 0 && own <= 4);
/** Above zero, at most 4 decimals. */
export const positive4NotZero = numeric('positive4NotZero', (value, own) => value > 0 && own <= 4);
/** 0 to 100, at most 2 decimals. */
export const percentage = numeric('percentage', (value, own) => value >= 0 && value <= 100 && own <= 2);
/** Above zero, at most 2 decimals. */
export const positive2 = numeric('positive2', (value, own) => value > 0 && own <= 2);
/** A whole number above zero. */
export const positiveInteger = numeric('positiveInteger', (value, own) => value > 0 && own === 0);
/** A whole number, zero or above. */
export const nonNegativeInteger = numeric('nonNegativeInteger', (value, own) => value >= 0 && own === 0);
export const integerTo999999999 = integer(0, 999999999);
export const integerSigned999999999 = integer(-999999999, 999999999);
export const integerTo2147483647 = integer(0, 2147483647);
export const integerTo99 = integer(0, 99);
export const integerTo999 = integer(0, 999);
export const decimal6 = decimal(0, 999999999, 6);
export const decimal4 = decimal(0, 999999999, 4);
export const decimal2 = decimal(0, 999999999, 2);
export const decimalSigned6 = decimal(-999999999, 999999999, 6);
export const decimalSigned2 = decimal(-999999999, 999999999, 2);
/** 0 to 1000 with 4 decimals. */
export const calculationFactor = decimal(0, 1000, 4);
export const unitInterval2 = decimal(0, 1, 2);
export const angle180 = decimal(-180, 180, 2);
export const angle360 = decimal(-360, 360, 2);
/** 10 integer digits with 4 decimals. */
export const tenDigits4 = decimal(-9999999999.9999, 9999999999.9999, 4);
