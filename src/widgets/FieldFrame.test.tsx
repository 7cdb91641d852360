import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { FieldFrame } from './FieldFrame';

afterEach(cleanup);

/** The words that are tied to the box below its label. */
function described(props: Partial<ComponentProps<typeof FieldFrame>>): (string | null | undefined)[] {
  render(
    <FieldFrame id="f" label="Name" {...props}>
      {(control) => <input {...control} />}
    </FieldFrame>,
  );
  const ids = screen.getByRole('textbox', { name: 'Name' }).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}

describe('the words below an input', () => {
  it('are one line: the error, else the help', () => {
    expect(described({ help: 'As on the contract.' })).toEqual(['As on the contract.']);
    cleanup();
    expect(described({ help: 'As on the contract.', error: 'please enter a name' })).toEqual(['please enter a name']);
    expect(screen.queryByText('As on the contract.')).toBeNull();
  });

  it('count the characters once they become many', () => {
    expect(described({ counter: { now: 7, max: 10 } })).toEqual([]);
    cleanup();
    expect(described({ counter: { now: 8, max: 10 } })).toEqual(['8 / 10']);
  });
});
