/** What is used of the package, which has no types of its own. */
declare module 'pluralize' {
  const pluralize: {
    plural(word: string): string;
    singular(word: string): string;
    addUncountableRule(word: string): void;
    addIrregularRule(one: string, many: string): void;
  };
  export default pluralize;
}
