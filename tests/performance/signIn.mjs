/** Signs in as the administrator and waits for the first list. */
export async function signIn(page, url) {
  await page.goto(url);
  for (const [name, value] of Object.entries({ account: 'platform_admin', password: 'Energy123', captcha: '1234' }))
    await page.locator(`[name=${name}]`).fill(value);
  await page.locator('[type=submit]').click();
  await page.locator('tbody tr').first().waitFor();
}
