/** The one import of a schema file: what a resource is, and every field type of the framework. */
export * from './schema';
export * from './fields/text/kind';
