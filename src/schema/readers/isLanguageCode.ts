/** What the code of a language looks like: `de`, `pt-BR`, `zh-Hant`. */
export const isLanguageCode = (text: string): boolean => /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(text);
