import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A document of tests/openapi/documents, or of tests/fixtures/openapi. */
export interface TestDocument {
  /** `01-version-as-area.yaml` */
  readonly file: string;
  readonly path: string;
  readonly text: string;
}

const FOLDERS = ['tests/openapi/documents', 'tests/fixtures/openapi'];

/** Every document by which the reader is tested; one with files beside it is `api.yaml` of a folder. */
export function documents(): TestDocument[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .toSorted()
      .map((file) => {
        const path = existsSync(`${folder}/${file}/api.yaml`) ? `${folder}/${file}/api.yaml` : `${folder}/${file}`;
        return { file, path, text: readFileSync(path, 'utf8') };
      }),
  );
}
