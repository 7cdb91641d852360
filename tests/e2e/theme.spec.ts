import { expectAccessible } from './support/accessible';
import { admin } from './support/accounts';
import { visit } from './support/console';
import { expect, test } from './support/test';

const look = {
  palette: { primary: { main: '#7b1fa2' }, background: { default: '#f6f1e7', paper: '#fffaf0' } },
  colorSchemes: { dark: { palette: { primary: { main: '#ce93d8' }, background: { paper: '#241d2b' } } } },
  typography: { fontFamily: 'Georgia, serif' },
  components: {
    MuiButton: { styleOverrides: { root: { borderRadius: 999 } } },
    MuiTableCell: { styleOverrides: { root: { padding: 40 } } },
    MuiTextField: { defaultProps: { variant: 'filled', margin: 'dense' } },
  },
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('a brand lays its theme over the console, and rows and inputs keep their sizes', async ({ page }) => {
      await page.route('**/brands.json', async (route) => {
        const answer = await route.fetch();
        const file: { readonly brands: readonly object[] } = await answer.json();
        await route.fulfill({ json: { ...file, brands: file.brands.map((brand) => ({ ...brand, theme: look })) } });
      });
      await visit(page, '/platform/user', admin, 'Users');
      const create = page
        .getByRole('button', { name: 'Create' })
        .or(page.getByRole('link', { name: 'Create' }))
        .first();
      const color = colorScheme === 'dark' ? 'rgb(206, 147, 216)' : 'rgb(123, 31, 162)';
      await expect(create).toHaveCSS('background-color', color);
      await expect(create).toHaveCSS('border-radius', '999px');
      await expect(create).toHaveCSS('font-family', /^Georgia, serif, Inter/);
      const row = page.getByRole('row').nth(2);
      expect((await row.boundingBox())?.height).toBe(36);
      const filter = page.getByRole('textbox', { name: 'Login account' }).locator('..');
      expect((await filter.boundingBox())?.height).toBe(30); // 32 with its edge
      await expectAccessible(page);
    });
  });
}
