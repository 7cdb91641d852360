import { test } from '@playwright/test';

/** Where a page of the console is, also below a path of its host (`BASE_URL`). */
export function address(path: string): string {
  const { baseURL = '' } = test.info().project.use;
  return baseURL.replace(/\/$/, '') + path;
}
