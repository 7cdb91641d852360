import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CoreAdminContext } from 'react-admin';
import { TagsBox } from './TagsBox';

const CONTROL = {
  id: 'tags',
  'aria-labelledby': 'label',
  'aria-describedby': undefined,
  'aria-invalid': undefined,
  'aria-required': undefined,
} as const;

afterEach(cleanup);

it.each([
  ['A1\nB2\r\n\nA1, C3\n', ['old', 'A1', 'B2', 'C3']],
  ['spare part, roof', ['old', 'spare part', 'roof']],
])('makes a tag of each line or word of %j that is pasted', async (pasted, expected) => {
  const onTags = vi.fn();
  render(
    <CoreAdminContext>
      <TagsBox control={CONTROL} tags={['old']} suggestions={[]} onTags={onTags} placeholder="" />
    </CoreAdminContext>,
  );
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.paste(pasted);
  expect(onTags.mock.lastCall).toEqual([expected]);
});
