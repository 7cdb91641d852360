/*
 * Stands for parts of packages that the console never reaches, so that they never come into a build: what jsPDF loads
 * for HTML and SVG pages, which no chart is, and what jsencrypt writes keys as text with, which are only read here.
 */
export default undefined;
export const KJUR = undefined;
