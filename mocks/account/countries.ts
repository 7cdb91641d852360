const CODES: Readonly<Record<string, string>> = {
  AT: '+43', AU: '+61', BE: '+32', BG: '+359', BR: '+55', CA: '+1', CH: '+41', CN: '+86', CY: '+357', CZ: '+420', DE: '+49', DK: '+45',
  EE: '+372', ES: '+34', FI: '+358', FR: '+33', GB: '+44', GR: '+30', HR: '+385', HU: '+36', IE: '+353', IN: '+91', IS: '+354', IT: '+39',
  JP: '+81', KR: '+82', LT: '+370', LU: '+352', LV: '+371', MT: '+356', MX: '+52', MY: '+60', NL: '+31', NO: '+47', NZ: '+64', PL: '+48',
  PT: '+351', RO: '+40', SE: '+46', SG: '+65', SI: '+386', SK: '+421', TH: '+66', TR: '+90', US: '+1', ZA: '+27',
};

const zh = new Intl.DisplayNames(['zh'], { type: 'region' });
const en = new Intl.DisplayNames(['en'], { type: 'region' });

/** Countries with both names and phone prefixes, in the order of their codes (ISO 3166-1). */
export const countries = Object.entries(CODES).map(([code, phoneCode]) => ({
  id: code,
  code,
  name: zh.of(code) ?? code,
  nameEn: en.of(code) ?? code,
  phoneCode,
}));
