import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useSetLocale, useTranslate } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { Providers } from './Providers';
import { testFoundation } from './testFoundation';

function Form() {
  const translate = useTranslate();
  const setLocale = useSetLocale();
  return (
    <>
      <input aria-label="remark" />
      <p>{translate('actions.save')}</p>
      <button onClick={() => setLocale('zh')}>zh</button>
    </>
  );
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('keeps the page and what was typed when the language changes', async () => {
  const foundation = testFoundation({ platforms: [], routes: new Map(), pathOf: new Map(), diagnostics: [] });
  const user = userEvent.setup();
  await act(async () => {
    render(
      <MemoryRouter>
        <Providers foundation={foundation}>
          <Form />
        </Providers>
      </MemoryRouter>,
    );
  });
  const input = await screen.findByLabelText<HTMLInputElement>('remark');
  await user.type(input, 'half a sentence');
  await user.click(screen.getByText('zh'));
  expect(await screen.findByText('保存')).toBeDefined();
  expect(input.isConnected).toBe(true);
  expect(input.value).toBe('half a sentence');
});
