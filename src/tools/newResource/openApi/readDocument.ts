import { parse } from 'yaml';
import { isTree, textOf, type Tree } from './json';

/** JSON or YAML as it stands in a file. Throws with the file and what is wrong with it. */
export function readTree(text: string, file: string): Tree {
  let tree: unknown;
  try {
    tree = text.trimStart().startsWith('{') ? JSON.parse(text) : parse(text, { merge: true, maxAliasCount: -1 });
  } catch (error) {
    throw new Error(`${file} is neither JSON nor YAML: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  if (!isTree(tree))
    throw new Error(`${file} holds no document. Give the JSON or YAML itself, not the page that shows it.`);
  return tree;
}

/**
 * An OpenAPI 3 or Swagger 2 document from JSON or YAML. Throws with the file and what to do about it.
 *
 * @param file its name, for messages
 * @example readDocument('openapi: 3.0.0\npaths: {}', 'depot.yaml') // { openapi: '3.0.0', paths: {} }
 * @public
 */
export function readDocument(text: string, file: string): Tree {
  const document = readTree(text, file);
  const version =
    textOf(document.openapi) ?? textOf(document.swagger) ?? String(document.openapi ?? document.swagger ?? '');
  if (!/^(?:3|2(?:\.0)?$)/.test(version)) {
    throw new Error(
      `${file} says neither "openapi: 3…" nor "swagger: 2.0" at its top${version ? `, but "${version}"` : ''}. Export the document as one of the two.`,
    );
  }
  return document;
}
