/** Address of the overview. It belongs to no menu: whoever has a platform has it. */
export const OVERVIEW = '/overview';
