/** What `useTranslate` gives, for functions that write texts without being hooks. @public */
export type Translate = (key: string, options?: object) => string;
