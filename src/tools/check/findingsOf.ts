import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mergeMessages } from '@/data/texts/mergeMessages';
import { isReport, type Resource } from '@/schema';
import { findingText, lintReport, lintResource, type LintMessages } from '@/schema/lint';

type Messages = Readonly<Record<string, LintMessages>>;

const isResource = (value: unknown): value is Resource => typeof value === 'object' && value !== null && 'fields' in value && 'resolve' in value && !isReport(value);

/** All texts of both languages. */
function messagesIn(root: string): Messages {
  const areas = readdirSync(`${root}/locales`);
  const of = (locale: string) => {
    const files = areas.map((area) => `${root}/locales/${area}/${locale}.json`).filter((path) => existsSync(path));
    return mergeMessages(...files.map((path) => JSON.parse(readFileSync(path, 'utf8')) as LintMessages)) as LintMessages;
  };
  return { en: of('en'), zh: of('zh') };
}

/**
 * What the linter finds in a schema or report, texts of both languages among it.
 *
 * @param module what its file exports
 * @param views source of its views, '' when it has none: the linter asks whether an action or block has a component
 */
export function findingsOf(root: string, module: Readonly<Record<string, unknown>>, names: readonly string[], views: string): readonly string[] {
  const said = new Set(views.match(/[A-Za-z_]\w*/g));
  const context = { known: new Set(names), messages: messagesIn(root) };
  return Object.values(module).flatMap((one) => {
    const found = isReport(one)
      ? lintReport(one, { ...context, blockComponents: new Set(Object.keys(one.blocks).filter((key) => said.has(key))) })
      : isResource(one)
        ? lintResource(one, { ...context, actionComponents: new Set(Object.keys(one.actions).filter((key) => said.has(key))) })
        : [];
    return found.map((finding) => `${finding.severity}: ${findingText(finding)}`);
  });
}
