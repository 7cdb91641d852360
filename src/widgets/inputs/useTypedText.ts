import { useState, type ChangeEvent, type CompositionEvent } from 'react';
import { cleanText } from '@/schema';

type Box = HTMLInputElement | HTMLTextAreaElement;

interface Typed {
  readonly text: string;
  /** An input method has not finished it. */
  readonly composing: boolean;
}

/** For texts in which every sign counts: passwords, JSON. */
export const asTyped = (text: string): string => text;

/**
 * A box of text that shows what is typed as it is, so that nothing moves under the caret, and passes it on without what
 * nobody sees of it: after leaving the box that is what it shows. Nothing is passed on while an input method composes
 * (pinyin is not yet a word); the finished word is, once.
 *
 * @param clean what is passed on of a typed text
 */
export function useTypedText(value: string, emit: (text: string) => void, clean: (text: string) => string = cleanText) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const type = (text: string, composing = false) => {
    setTyped({ text, composing });
    const next = clean(text);
    if (!composing && next !== value) emit(next);
  };
  const compose = ({ currentTarget }: CompositionEvent<Box>) => type(currentTarget.value, true);
  return {
    text: typed && (typed.composing || clean(typed.text) === value) ? typed.text : value,
    type,
    onChange: ({ target }: ChangeEvent<Box>) => type(target.value, typed?.composing),
    /** The box was left. */
    leave: () => setTyped(null),
    composition: {
      onCompositionStart: compose,
      onCompositionEnd: ({ currentTarget }: CompositionEvent<Box>) => type(currentTarget.value),
    },
  };
}
