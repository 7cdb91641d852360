/** What the start prints: who to sign in as. */
export const demoAccounts = `
  Demonstration accounts, all with the password Energy123 (e-mail or user name):
    admin@demo.energy      platform_admin   platform administrator
    operator@demo.energy   operator_one     platform staff, sees lists only
    tenant@demo.energy     tenant_admin     administrator of the tenant GreenSource Energy
    staff@demo.energy      tenant_staff     his colleague
    installer@demo.energy  installer_one    installer
    newpwd@demo.energy     must_change      must change the password
`;
