import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useFirstFocus } from './useFirstFocus';

afterEach(cleanup);

let arrive: () => void;

/** A form whose first input comes when its code has. */
function Form() {
  const takes = useFirstFocus(true);
  const [there, setThere] = useState(false);
  arrive = () => act(() => setThere(true));
  return (
    <>
      {there && <input aria-label="first" autoFocus={takes} />}
      <input aria-label="second" />
      <button type="button">more</button>
    </>
  );
}

describe('the first field of a form', () => {
  it('takes the focus when it comes, also after a press of a button', async () => {
    render(<Form />);
    await userEvent.click(screen.getByRole('button'));
    arrive();
    expect(document.activeElement).toBe(screen.getByLabelText('first'));
  });

  it('leaves it to who is in another field by then', async () => {
    render(<Form />);
    await userEvent.click(screen.getByLabelText('second'));
    arrive();
    await userEvent.keyboard('12');
    expect(screen.getByLabelText<HTMLInputElement>('second').value).toBe('12');
  });
});
