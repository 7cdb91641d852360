/** Demonstration accounts of the reference backend; all have one password. */
export const PASSWORD = 'Energy123';
/** The verification code of the server under test (`CAPTCHA_FIXED`). */
export const CAPTCHA = '1234';

export const admin = 'admin@demo.energy';
export const operator = 'operator@demo.energy';
export const tenantAdmin = 'tenant@demo.energy';
export const staff = 'staff@demo.energy';
export const installer = 'installer@demo.energy';
