import { createTheme, ThemeProvider } from '@mui/material';
import { render, screen } from '@testing-library/react';
import { DateField, NumberField } from 'react-admin';
import { expect, it } from 'vitest';
import { withTheirLook } from './withTheirLook';

const record = { id: 1, price: 1234.5, addedOn: '2026-04-03' };
const show = (theme: Parameters<typeof withTheirLook>[0], language: string) =>
  render(
    <ThemeProvider theme={withTheirLook(theme, language)}>
      <NumberField record={record} source="price" />
      <DateField record={record} source="addedOn" />
    </ThemeProvider>,
  );

it('writes numbers in the language of the page, and days in one way', () => {
  show(createTheme(), 'de');
  expect(screen.getByText('1.234,5')).toBeTruthy();
  expect(screen.getByText('2026-04-03')).toBeTruthy();
});

it('lets the theme of a project say otherwise', () => {
  show(createTheme({ components: { RaNumberField: { defaultProps: { locales: 'en' } } } }), 'de');
  expect(screen.getByText('1,234.5')).toBeTruthy();
});
