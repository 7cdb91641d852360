import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Box, useTheme } from '@mui/material';
import { afterEach, expect, it } from 'vitest';
import { setPageLanguage } from '@/data/internal';
import { accents } from '../brands/accents';
import { ConsoleTheme } from './ConsoleTheme';
import { loadMirrored } from './MirroredStyles';

function Part() {
  const { direction } = useTheme();
  return (
    <Box sx={{ display: 'block', ml: '16px', textAlign: 'left' }}>
      <input aria-label={direction} />
    </Box>
  );
}

afterEach(() => {
  cleanup();
  setPageLanguage('en');
});

const draw = async () => {
  await act(async () => {
    render(
      <Suspense fallback="...">
        <ConsoleTheme accent={accents.blue}>
          <Part />
        </ConsoleTheme>
      </Suspense>,
    );
    await loadMirrored();
  });
};
const styleOf = (input: HTMLElement) => {
  const { marginLeft, marginRight, textAlign } = getComputedStyle(input.parentElement ?? input);
  return { marginLeft, marginRight, textAlign };
};

it('has what is left at the right where lines begin there', async () => {
  setPageLanguage('ar');
  await draw();
  expect(styleOf(screen.getByLabelText('rtl'))).toEqual({ marginLeft: '', marginRight: '16px', textAlign: 'right' });
});

it('turns around with the language and keeps what was typed', async () => {
  setPageLanguage('de');
  await draw();
  const input = screen.getByLabelText<HTMLInputElement>('ltr');
  input.value = 'half a sentence';
  expect(styleOf(input)).toEqual({ marginLeft: '16px', marginRight: '', textAlign: 'left' });
  await act(async () => setPageLanguage('he'));
  expect(screen.getByLabelText('rtl')).toBe(input);
  expect(input.value).toBe('half a sentence');
  expect(styleOf(input).marginRight).toBe('16px');
  await act(async () => setPageLanguage('en'));
  expect(styleOf(input).marginLeft).toBe('16px');
});
