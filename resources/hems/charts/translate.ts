/** Texts of a page by their key below its own: what `translate` is for the functions that describe charts. */
export type Translate = (key: string, options?: object) => string;
