import type { Page } from '@playwright/test';
import { admin } from '../support/accounts';
import { hold } from '../support/clock';
import { fillSignIn, open } from '../support/console';
import { call, counted, envelope, fault, fulfil, gate, HTML } from '../support/faults';
import { expect, test } from '../support/test';

const PICTURE =
  'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20width=%2240%22%20height=%2220%22/%3E';
const submit = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const code = (page: Page) => page.getByLabel('Verification code', { exact: true });
const picture = (page: Page) => page.getByRole('img', { name: 'Verification code picture' });

/**
 * An attempt that fails: the person stays, reads why, has no session, and can try again. Needs `page.clock.install()`.
 */
async function expectRefused(page: Page, text: string | RegExp): Promise<void> {
  await fillSignIn(page, admin);
  await expect(code(page)).toHaveValue(''); // emptied when the attempt is over
  await expect(page.getByRole('alert')).toHaveText(text);
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('console.session'))).toBeNull();
  await page.clock.runFor(1600);
  await expect(submit(page)).toBeEnabled();
}

// covers FR-028, FR-084..FR-086, F-001
test('faults 1, 4, 8: what is not ready is not sent, and another picture can be had', async ({ page }) => {
  const login = counted(page, '/auth/login');
  await page.goto('/login');
  await test.step('fault 1: empty fields are named and nothing is sent', async () => {
    await submit(page).click();
    for (const text of [
      'Please enter your username!',
      'Please enter your password!',
      'Please enter your verification code!',
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
  });
  await test.step('fault 4: Enter that ends a composition does not submit', async () => {
    await page.getByLabel('E-mail').fill(admin);
    await page.getByLabel('Password', { exact: true }).fill('Energy123');
    await code(page).fill('1234');
    const prevented = await code(page).evaluate((box) => {
      const press = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true });
      return !box.dispatchEvent(press);
    });
    expect(prevented).toBe(true);
  });
  await test.step('fault 8: a picture that is none shows a placeholder, and a click brings one', async () => {
    const another = page.getByRole('button', { name: 'Show another verification code' });
    await expect(picture(page)).toBeVisible();
    for (const reply of [
      { status: 500, body: '' },
      HTML,
      envelope({ sessionId: '1', captcha: 'javascript:alert(1)' }),
      envelope({ sessionId: '1', captcha: 'A'.repeat(5_000_000) }),
      envelope({ sessionId: '1' }),
    ]) {
      await fault(page, '/auth/captcha', reply);
      await another.click(); // takes the placeholder of the last one away
      await expect(page.getByText('No picture. Try again.')).toBeVisible();
    }
    await page.unroute(call('/auth/captcha'));
    await another.click();
    await expect(picture(page)).toHaveAttribute('src', /^data:image\//);
  });
  expect(login.times).toBe(0);
});

// covers FR-033, FR-087, HR-320
test('faults 2, 3: a refused sign-in says why once, brings a new key and picture, and is locked for 1.5 s', async ({
  page,
}) => {
  await page.clock.install();
  const keys = counted(page, '/auth/pubKey');
  const pictures = counted(page, '/auth/captcha');
  const login = counted(page, '/auth/login');
  await page.goto('/login');
  await expect(picture(page)).toBeVisible();
  await hold(page);
  await fillSignIn(page, admin, { captcha: '9999' });
  await expect(page.getByRole('alert')).toHaveText('The verification code is wrong or has expired.');
  await expect(code(page)).toHaveValue('');
  await expect(code(page)).toBeFocused();
  await expect.poll(() => [keys.times, pictures.times]).toEqual([2, 2]);
  await test.step('fault 3: a second submit waits', async () => {
    await fault(page, '/auth/login', envelope(null, '4101', 'no'));
    await code(page).fill('1234');
    for (let count = 0; count < 4; count += 1) await submit(page).click({ force: true });
    await code(page).press('Enter');
    await page.clock.runFor(1400);
    await code(page).press('Enter');
    expect(login.times).toBe(1);
    await page.clock.runFor(200);
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText('no');
    expect(login.times).toBe(2);
  });
});

test('faults 5, 6: a key that cannot be used sends nothing and leaves the form usable', async ({ page }) => {
  const login = counted(page, '/auth/login');
  await page.clock.install();
  for (const [name, reply] of [
    ['5: a failed key call', { status: 500, body: '' }],
    ['5: an empty key', envelope({ pubKey: '' })],
    ['5: a null key', envelope({ pubKey: null })],
    ['6: a malformed key', envelope({ pubKey: 'bm90IGEga2V5' })],
  ] as const) {
    await test.step(`fault ${name}`, async () => {
      const key = await fault(page, '/auth/pubKey', reply);
      if (page.url().startsWith('http'))
        await expectRefused(page, /./); // after which another key is asked for: this one
      else await page.goto('/login');
      await expect.poll(() => key.times).toBeGreaterThan(0);
      await expectRefused(page, /./);
      await expect(page.getByLabel('E-mail')).toHaveValue(admin);
    });
  }
  expect(login.times).toBe(0);
});

test('fault 9: of two pictures the one that is shown counts', async ({ page }) => {
  const first = gate();
  let calls = 0;
  await page.route(call('/auth/captcha'), async (route) => {
    calls += 1;
    const own = calls;
    if (own === 1) await first.passed;
    await fulfil(route, envelope({ sessionId: `picture-${own}`, captcha: PICTURE })).catch(() => undefined);
  });
  const login = await fault(page, '/auth/login', envelope(null, '4101', 'no'));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Show another verification code' }).click();
  await expect(page.getByRole('img', { name: 'Verification code picture' })).toBeVisible();
  first.open();
  await fillSignIn(page, admin);
  await expect(page.getByRole('alert')).toHaveText('no');
  expect(login.bodies[0]).toContain('"sessionId":"picture-2"');
});

// covers FR-034, FR-035, HR-265
test('faults 10, 11, 12: a sign-in without a usable token or menus is none, says why, and can be tried again', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/login');
  for (const accessToken of [undefined, '', null, 'Basic abc', 'a\nb', '令牌']) {
    await test.step(`fault 12: the token ${JSON.stringify(accessToken)}`, async () => {
      await fault(page, '/auth/login', envelope({ accessToken, userId: '1' }));
      await expectRefused(page, /./);
    });
  }
  await page.unroute(call('/auth/login'));
  for (const productDtoList of [[], null]) {
    await test.step(`fault 10: ${JSON.stringify(productDtoList)} as applications`, async () => {
      await fault(page, '/menu/routers', envelope({ productDtoList }));
      await expectRefused(
        page,
        'You do not have application permissions. Please contact the administrator to activate them.',
      );
    });
  }
  await test.step('fault 11: menus that fail', async () => {
    await fault(page, '/menu/routers', { status: 500, body: { code: '500', msg: 'The menus are gone', data: null } });
    await expectRefused(page, 'The menus are gone');
  });
});

// covers FR-032, F-004
test('fault 13: an iemsToken is exchanged once and leaves the address first', async ({ page }) => {
  const exchanged = counted(page, '/auth/convertToken');
  const referers: string[] = [];
  page.on('request', (request) =>
    referers.push(`${request.headers().referer ?? ''} ${request.isNavigationRequest() ? '' : request.url()}`),
  );
  await page.goto('/login?iemsToken=demo-sso-token');
  await expect(page.getByRole('banner')).toBeVisible();
  expect(exchanged.times).toBe(1);
  expect(exchanged.bodies[0]).toContain('"source":"iems-cloud"');
  expect(page.url()).not.toContain('Token');
  expect(referers.filter((text) => text.includes('demo-sso-token'))).toEqual([]);
});

test('fault 14: bad tokens stay on the sign-in without a loop', async ({ page }) => {
  const exchanged = counted(page, '/auth/convertToken');
  let loads = 0;
  page.on('framenavigated', () => (loads += 1));
  for (const token of [
    'wrong',
    'x'.repeat(6000),
    '%00',
    encodeURIComponent('<script>alert(1)</script>'),
    'a&iemsToken=b',
  ]) {
    const before = exchanged.times;
    loads = 0;
    await page.goto(`/login?iemsToken=${token}`);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(exchanged.times - before).toBeLessThanOrEqual(1);
    expect(loads).toBeLessThanOrEqual(3);
    await expect(page.locator('script', { hasText: 'alert' })).toHaveCount(0);
  }
});

test('fault 76: a 401 before there is a session is a failed sign-in, not a loop', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => (documents += request.resourceType() === 'document' ? 1 : 0));
  for (const path of ['/auth/login', '/auth/pubKey', '/auth/captcha', '/auth/convertToken'])
    await fault(page, path, { status: 401, body: '' });
  await page.goto('/login');
  await expect(page.getByText('No picture. Try again.')).toBeVisible();
  await fillSignIn(page, admin);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto('/login?iemsToken=abc');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(documents).toBe(2);
});

for (const isSignedIn of [false, true]) {
  test(`when the console itself does not come, the page says so and can be loaded again, ${isSignedIn ? 'signed in' : 'signed out'}`, async ({
    page,
    request,
  }) => {
    const markup = await (await request.get('/')).text();
    const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(markup)?.[1] ?? '';
    expect(entry).not.toBe('');
    // the first part of the console, and the one that draws
    for (const part of [entry, /\/assets\/drawing-[^/]+\.js$/]) {
      await test.step(String(part), async () => {
        await page.route(part, (route) =>
          part === entry ? route.fulfill({ status: 404, body: 'no' }) : route.abort(),
        );
        if (isSignedIn) await open(page, '/platform/user', admin);
        else await page.goto('/login');
        await expect(page.getByRole('alert')).toHaveText(/^Its parts could not be loaded/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('The console could not be opened');
        await expect(page.getByRole('textbox')).toHaveCount(0);
        await page.unroute(part);
        await page.getByRole('button', { name: 'Reload' }).press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(isSignedIn ? 'Users' : 'Sign in');
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
    }
  });
}
