import { setServiceWires, setWireHeaders, WireError, wireConfig } from '@/api';
import { speakForeign } from '@/api/internal';
import { invokePage, pageParams } from '@/data/internal';
import { serviceWire, type Call, type Resource, type ServiceWire } from '@/schema';
import { currentTime } from '@/schema/dates';
import { examineBackend, type Exchange } from '../examineBackend';
import { examineConnection } from '../examineConnection';
import { examineFields } from '../examineList';
import { failureWords } from '../failureWords';
import type { Notebook } from '../notebook';
import { examineTimes } from '../times';
import { answerForm, cameWords, written } from './answerForm';
import { examineFilters } from './examineFilters';
import { examineIds } from './examineIds';
import { examineOrder } from './examineOrder';
import { examinePages } from './examinePages';
import { noteOf, rowsOf, SIZE, writeInto, type ExaminedList } from './list';

/** Hands the calls of a service to its server, as `API_TARGET` does. */
export type ToService = (
  service: { readonly prefix: string; readonly target: string },
  options: {
    readonly authorization?: string | undefined;
    readonly tell: (text: string) => void;
    readonly send: typeof fetch;
  },
) => (request: Request) => Promise<Response>;

/** A service that is examined without signing in to anything. */
export interface ServiceExamination {
  /** What its calls begin with in the schemas: `/shop`. */
  readonly prefix: string;
  /** The address that stands for it, as `API_TARGET` has it. */
  readonly target: URL;
  readonly resources: readonly Resource[];
  readonly toService: ToService;
  /** Header `Authorization` of each call. */
  readonly authorization?: string | undefined;
  readonly most: number;
}

/** What is written of an answer's form and is not said yet; none when it says all of it. */
function unsaidForm(call: Call, wire: ServiceWire, { text, headers }: Exchange): object | undefined {
  const form = answerForm(text, headers);
  if (!form) return undefined;
  if (form.format) return wire.format === form.format ? undefined : { format: form.format };
  const { code, msg, data } = { ...wireConfig.fields, ...(wire.envelope || undefined) };
  const said =
    wire.envelope === false || wire.format ? false : { code, ...(form.envelope && form.envelope.msg && { msg }), data };
  const isEnvelope = form.envelope
    ? said !== false && said.code === form.envelope.code && (said.data === '.' || said.data === form.envelope.data)
    : said === false;
  const success = [wire.success ?? wireConfig.successCode].flat().map(String);
  const isSuccess = form.success === undefined || success.includes(String(form.success));
  const isList = form.list === undefined || form.list === (call.shape?.list ?? wireConfig.fields.list);
  const isTotal =
    form.total === undefined ||
    JSON.stringify(form.total) === JSON.stringify(call.shape?.total ?? wireConfig.fields.total);
  const unsaid = {
    ...(!isEnvelope && { envelope: form.envelope }),
    ...(!isSuccess && { success: form.success }),
    ...(!isList && { paging: { list: form.list, ...(!isTotal && { total: form.total }) } }),
  };
  return Object.keys(unsaid).length === 0 ? undefined : unsaid;
}

/** Why the first page could not be read, and what to write. */
function noteFailure({ call, prefix, wire, note, last }: ExaminedList, error: unknown): void {
  const exchange = last();
  const about = `${call.method} ${call.path}: `;
  if (!(error instanceof WireError) || !exchange) return note('wrong', 'lists', about + failureWords(error));
  const { status, text, headers } = exchange;
  if (status === 503 && text.includes('does not answer')) return; // told already
  if (status === 404)
    return note('wrong', 'lists', `${about}HTTP 404. The service stands for the address: is this the path behind it?`);
  if (status === 403 && text.includes('API_AUTHORIZATION'))
    return note(
      'wrong',
      'connection',
      `${about}HTTP 401: it wants to know who asks. Give --token; API_AUTHORIZATION='Bearer …' is the same for npm start.`,
    );
  if (status < 200 || status > 299) return note('wrong', 'lists', about + failureWords(error));
  const unsaid = unsaidForm(call, wire, exchange);
  if (unsaid)
    return note('wrong', 'envelope', `${cameWords(text)} came. ${writeInto(prefix, written(unsaid).slice(2, -2))}.`);
  note(
    'wrong',
    'envelope',
    answerForm(text, headers)
      ? `${cameWords(text)} came, which the wire of service('${prefix}') says, and ${failureWords(error)}`
      : `${cameWords(text)} came, and no rows are in it. Is ${call.path} the call that lists?`,
  );
}

/** One list: read, understood, cut into pages, ordered, filtered, with ids. False when it could not be read. */
async function examineForeignList(list: ExaminedList, book: Notebook): Promise<boolean> {
  const { resource, call } = list;
  try {
    const first = await invokePage(call, call.pages === false ? {} : pageParams(call, 1, SIZE), { quiet: true });
    list.note('fine', 'envelope', `${first.rows.length} rows came, and are read.`);
    await examinePages(list, first);
    examineIds(list, first);
    examineFields(book, resource, first);
    examineTimes(book, resource, rowsOf(first), currentTime());
    await examineOrder(list, first);
    await examineFilters(list, first);
    return true;
  } catch (error) {
    noteFailure(list, error);
    return false;
  }
}

/**
 * Examines the lists of one service at its address, by what the schemas say of it: nobody signs in, and nothing is
 * changed. What it advises is not said yet.
 *
 * @param send how a request is sent; for tests
 */
export async function examineService(
  book: Notebook,
  { prefix, target, resources, toService, authorization, most }: ServiceExamination,
  send: typeof fetch = fetch,
): Promise<void> {
  const lists = resources.filter((one) => {
    const call = one.call('page');
    return call && !call.provided && (call.path === prefix || call.path.startsWith(`${prefix}/`));
  });
  if (lists.length === 0)
    return book.note(
      'wrong',
      'lists',
      `No schema lists records below ${prefix}. Write service('${prefix}') into schemas/services.ts and a schema with its \`api\`, or let a command do it: npm run new:resource (README.md).`,
    );
  let isSilent = false;
  const answer = toService(
    { prefix, target: target.href },
    {
      authorization,
      send,
      tell: (text) => {
        if (text.includes('HTTP 401')) return; // told of each list
        isSilent = true;
        book.note('wrong', 'connection', text.replace(' in API_TARGET', ''));
      },
    },
  );
  const backend = examineBackend('http://localhost', async (input, init) => answer(new Request(input, init)));
  try {
    speakForeign();
    setServiceWires(serviceWire);
    setWireHeaders(() => ({ language: 'en' }));
    let good = 0;
    for (const resource of lists.slice(0, most)) {
      const call = resource.call('page');
      if (!call || isSilent) continue;
      const examined: ExaminedList = {
        resource,
        call,
        prefix,
        wire: serviceWire(call.path) ?? {},
        last: () => backend.exchanges.at(-1),
        note: noteOf(book, resource.name),
      };
      if (await examineForeignList(examined, book)) good += 1;
    }
    if (isSilent) return;
    book.note(
      good === 0 ? 'wrong' : 'fine',
      'lists',
      `${good} of ${Math.min(lists.length, most)} lists below ${prefix} could be read.`,
    );
    examineConnection(book, target, backend.exchanges);
  } finally {
    backend.close();
  }
}
