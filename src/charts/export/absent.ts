/* Stands for packages that jsPDF loads for HTML and SVG pages, which no chart is: they never come into the build. */
export default undefined;
