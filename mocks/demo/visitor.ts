/** Who a visitor of the demonstration signs in as. */
export const ACCOUNT = 'platform_admin';
export const PASSWORD = 'Energy123';
/** The verification code of the demonstration; its picture shows it. */
export const CODE = '1234';
