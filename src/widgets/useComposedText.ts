import { useState, type ChangeEvent, type CompositionEvent } from 'react';

type Box = HTMLInputElement | HTMLTextAreaElement;

/**
 * Props of a text box that passes nothing on while an input method composes (pinyin is not yet a word):
 * the letters stay visible, and the finished word is reported once.
 */
export function useComposedText(value: string, emit: (text: string) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  return {
    value: draft ?? value,
    onCompositionStart: (event: CompositionEvent<Box>) => setDraft(event.currentTarget.value),
    onCompositionEnd: (event: CompositionEvent<Box>) => {
      setDraft(null);
      emit(event.currentTarget.value);
    },
    onChange: (event: ChangeEvent<Box>) => {
      if (draft === null) emit(event.target.value);
      else setDraft(event.target.value);
    },
  };
}
