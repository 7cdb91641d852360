const WORDS =
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try type typeof undefined var void while with yield';

const RESERVED = new Set(WORDS.split(' '));

/** Whether a word means something in the language of schema files, so that nothing may be called by it. */
export const isReserved = (word: string): boolean => RESERVED.has(word);
