/*
 * What a build of a console has besides its files, for the compiler of a project, which names the door `client` of the
 * package in `types` of its `tsconfig.json`. Written by src/tools/registryPlugin.ts.
 */
declare module 'virtual:registry' {
  /** Names of all schemas, `area/entity`. */
  export const schemas: readonly string[];
  /** Names of all reports, `area/name`. */
  export const reports: readonly string[];
  /** Keys of all bespoke pages. */
  export const pages: readonly string[];
  /** Names of schemas and reports of the project itself, without those that come with the framework. */
  export const own: readonly string[];
}
