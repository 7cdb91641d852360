/** Ids of a tab and of its page, which name each other for assistive technology. */
export const tabIds = (key: string) => ({ tab: `tab-${key}`, page: `page-${key}` });
