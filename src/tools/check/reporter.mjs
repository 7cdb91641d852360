/*
 * What `npm run check` reads of a run of vitest, written into the file that CHECK_REPORT names: each test with how it
 * ended and why it was not run, and what kept files, groups and the run itself from their tests. Vitest's own report
 * knows neither. Plain Node.
 */
import { writeFileSync } from 'node:fs';

const messages = (errors = []) => errors.map(({ name, message, stack }) => message || name || stack || 'no message');

/** The outermost group of a test: the resource or report a contract is of. */
function groupOf(test) {
  let at = test;
  while (at.parent.type === 'suite') at = at.parent;
  return at === test ? '' : at.name;
}

export default class CheckReporter {
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => {
        const { state, errors, note } = test.result();
        return {
          file: module.relativeModuleId,
          of: groupOf(test),
          title: test.fullName,
          state,
          note,
          errors: messages(errors),
        };
      }),
    );
    const broken = modules.flatMap((module) =>
      [module, ...module.children.allSuites()].flatMap((one) =>
        messages(one.errors()).map((said) => ({ file: module.relativeModuleId, said })),
      ),
    );
    writeFileSync(process.env.CHECK_REPORT, JSON.stringify({ tests, broken, unhandled: messages(unhandled) }));
  }
}
