import type { BackendContext } from '../../../../core/context';
import type { Incoming } from '../../../../core/incoming';
import { Refusal } from '../../../../core/refusal';
import { readRequest } from '../../../../report/readRequest';

/** What the rules of a page's report say of what was sent. */
function broken(context: BackendContext, page: string, incoming: Incoming): Refusal | undefined {
  const report = context.reports.get(page);
  try {
    if (report) readRequest(context, report, report.resolve('POST /'), incoming);
  } catch (problem) {
    if (problem instanceof Refusal) return problem;
    throw problem;
  }
  return undefined;
}

/**
 * Work of a page that is a report: what it refuses in the words of spec 02 §5 is said at the field that breaks a rule,
 * too.
 */
export function atFields<T>(context: BackendContext, page: string, incoming: Incoming, work: () => T): T {
  try {
    return work();
  } catch (problem) {
    const fields = problem instanceof Refusal && broken(context, page, incoming);
    if (!fields) throw problem;
    throw new Refusal(problem.key, { ...problem.options, code: fields.code, fields: fields.options.fields ?? {} });
  }
}
