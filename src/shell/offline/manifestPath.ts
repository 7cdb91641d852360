/** Where the web manifest of a brand is for a language, beside the page. */
export const manifestPath = (appId: string, language: string): string =>
  `/apps/${appId.replaceAll(/[^\w-]+/g, '-')}.${language}.webmanifest`;
