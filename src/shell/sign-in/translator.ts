import type { Messages } from '@/data';

/** A text by its dotted key. */
export type Translate = (key: string) => string;

/** Looks texts up; a key without a text is shown as it is. All that the sign-in needs of a translation library. */
export function translator(texts: Messages): Translate {
  return (key) => {
    let found: string | Messages | undefined = texts;
    for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
    return typeof found === 'string' ? found : key;
  };
}
