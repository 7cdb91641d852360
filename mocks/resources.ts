import { isReport, type Report, type Resource } from '@/schema';

const modules = import.meta.glob<Record<string, unknown>>(['../schemas/*/**/*.ts', '!**/*.test.ts', '!**/parts/**'], {
  eager: true,
});

function isResource(value: unknown): value is Resource {
  return typeof value === 'object' && value !== null && 'fields' in value && 'resolve' in value && !isReport(value);
}

/** Every resource of this build: the exports of all schema files. */
export const allResources: readonly Resource[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isResource),
);

/** Every report of this build: the exports of `schemas/<area>/<name>.report.ts`. */
export const allReports: readonly Report[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isReport),
);
