/** What `vite.config.ts` of a project is made of. */
export { consolePlugin, type ConsolePluginOptions } from './consolePlugin.ts';
export { consoleTests } from './consoleTests.ts';
