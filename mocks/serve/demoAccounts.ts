import { DEMO_PASSWORD } from '../seed/publicPassword.ts';

/** What the start prints: who to sign in as. */
export const demoAccounts = (password = DEMO_PASSWORD): string => `
  ${password === DEMO_PASSWORD ? 'Demonstration accounts, all' : 'Accounts, all'} with the password ${password}${password === DEMO_PASSWORD ? '' : ', which is said this once'} (e-mail or user name):
    admin@demo.energy      platform_admin   platform administrator
    operator@demo.energy   operator_one     platform staff, sees lists only
    tenant@demo.energy     tenant_admin     administrator of the tenant GreenSource Energy
    staff@demo.energy      tenant_staff     his colleague
    installer@demo.energy  installer_one    installer
    newpwd@demo.energy     must_change      must change the password
`;
