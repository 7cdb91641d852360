import { cleanup, configure, render } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, test } from 'vitest';
import { expect } from './expect';
import { Locator } from './locator';
import { PATIENCE } from './patience';

const page = new Locator(() => [document.body]);
const box = page.getByRole('checkbox', { name: 'Seal' });
const none = page.getByRole('button', { name: 'Walrus' });
const at = { url: () => '/seals?id=7' };

beforeAll(() => configure({ asyncUtilTimeout: 20 }));
afterEach(cleanup);
afterAll(() => configure({ asyncUtilTimeout: PATIENCE }));

/** What is so of a page with one checkbox, and what is not. */
const looks: Readonly<Record<string, readonly [so: () => Promise<void>, not: () => Promise<void>]>> = {
  'is visible': [() => expect(box).toBeVisible(), () => expect(none).toBeVisible()],
  'is not visible': [() => expect(none).not.toBeVisible(), () => expect(box).not.toBeVisible()],
  'is there so often': [() => expect(none).toHaveCount(0), () => expect(box).toHaveCount(0)],
  'is not there so often': [() => expect(box).not.toHaveCount(0), () => expect(none).not.toHaveCount(0)],
  'has a text': [() => expect(page).toHaveText('Seal'), () => expect(none).toHaveText(/./)],
  'contains a text': [() => expect(page).toContainText('Sea'), () => expect(page).toContainText('sea')],
  'contains no text': [() => expect(page).not.toContainText('Walrus'), () => expect(page).not.toContainText('Sea')],
  'has a value': [() => expect(box).toHaveValue('7'), () => expect(none).toHaveValue('7')],
  'has no value': [() => expect(box).not.toHaveValue('8'), () => expect(none).not.toHaveValue('8')],
  'can be used': [() => expect(box).toBeEnabled(), () => expect(none).toBeEnabled()],
  'cannot be used': [() => expect(box).not.toBeDisabled(), () => expect(box).toBeDisabled()],
  'is checked': [() => expect(box).toBeChecked(), () => expect(box).not.toBeChecked()],
  'is focused': [() => expect(box).not.toBeFocused(), () => expect(box).toBeFocused()],
  'has an attribute': [
    () => expect(box).toHaveAttribute('name', 'seal'),
    () => expect(box).toHaveAttribute('name', 'walrus'),
  ],
  'is at an address': [() => expect(at).toHaveURL(/id=7$/), () => expect(at).toHaveURL('/walruses')],
  'is not at an address': [() => expect(at).not.toHaveURL('/walruses'), () => expect(at).not.toHaveURL(/id=7$/)],
};

test.each(Object.entries(looks))('what %s is told from what is not', async (_, [so, not]) => {
  render(
    <label>
      <input type="checkbox" name="seal" value="7" defaultChecked />
      Seal
    </label>,
  );
  await so();
  await expect(not()).rejects.toThrow('so after a while');
});
