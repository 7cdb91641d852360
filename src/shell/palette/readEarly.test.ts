import { describe, expect, it } from 'vitest';
import { readEarly } from './readEarly';

describe('keys pressed before the palette is there', () => {
  it('are what was written', () => {
    expect(readEarly([])).toEqual({ text: '', entered: false });
    expect(readEarly(['b', 'i', 'k', 'Backspace', 'l', 'l'])).toEqual({ text: 'bill', entered: false });
    expect(readEarly(['Backspace', '月', ' ', '𠮷', 'Backspace'])).toEqual({ text: '月 ', entered: false });
  });

  it('end with Enter, which takes the first answer', () => {
    expect(readEarly(['u', 's', 'Enter', 'x'])).toEqual({ text: 'us', entered: true });
  });
});
