/** What `useTranslate` gives, for functions that write texts without being hooks. */
export type Translate = (key: string, options?: object) => string;
