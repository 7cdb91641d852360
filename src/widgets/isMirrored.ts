/** Whether lines begin at the right: what is before and after is the other way round there. */
export const isMirrored = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
