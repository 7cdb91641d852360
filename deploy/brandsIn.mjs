/* The script before the first paint ends with what brands.json says. Plain Node: also used where nothing is built. */

const BEGIN =
  '\nfirst(\n<!--# block name="none" -->null<!--# endblock --><!--# include virtual="/brands.json" stub="none" --> ||\n';
const END = '\n);\n';

/**
 * `first.js` of its code and the text of brands.json. To a browser the line between is a comment; nginx writes the file
 * there as it is at that moment (ssi), and then what was built is not looked at.
 */
export const withBrands = (code, brands) => `${code.trimEnd()}${BEGIN}${JSON.stringify(JSON.parse(brands))}${END}`;

/** The same script with other brands; as it was when they cannot be read. */
export function replaceBrands(script, brands) {
  const at = script.lastIndexOf(BEGIN);
  if (at < 0) return script;
  try {
    return withBrands(script.slice(0, at), brands);
  } catch {
    return script;
  }
}
