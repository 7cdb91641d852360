import type { KnownTargets } from '@/access';
import { loadCaptcha } from '@/access/internal';
import { setServiceWires, setWireHeaders } from '@/api';
import { speakForeign } from '@/api/internal';
import { serviceWire, type Resource } from '@/schema';
import { currentTime } from '@/schema/dates';
import { examineBackend } from './examineBackend';
import { examineClock } from './examineClock';
import { examineConnection } from './examineConnection';
import { failureWords } from './failureWords';
import { examineKeys } from './keys';
import { examineList } from './examineList';
import { examineMenus } from './examineMenus';
import type { Notebook } from './notebook';
import { examineRefusals } from './examineRefusals';
import { examineSignIn, type Identity } from './examineSignIn';

/** What the console of this project can show. */
export interface Patient {
  readonly resources: readonly Resource[];
  readonly known: KnownTargets;
}

export interface Examination extends Patient {
  readonly origin: URL;
  readonly identity: Identity;
  readonly most: number;
}

/** Goes the way of a person: address, sign-in, menus, lists. Stops where a person would have to. */
export async function examine(
  book: Notebook,
  { origin, identity, most, resources, known }: Examination,
  send?: typeof fetch,
): Promise<void> {
  const backend = examineBackend(origin.origin, send);
  const advised = () => {
    for (const one of backend.advice.filter((text) => text.startsWith('/'))) book.note('wrong', 'envelope', one);
  };
  try {
    speakForeign();
    setServiceWires(serviceWire); // as the console does: what schemas say of services counts here, too
    setWireHeaders(() => ({ language: 'en' }));
    await loadCaptcha().catch((error: unknown) => {
      if (backend.exchanges.length === 0) book.note('wrong', 'connection', `${origin.origin}: ${failureWords(error)}`);
    });
    const [first] = backend.exchanges;
    if (!first) return;
    if (first.status >= 500)
      book.note(
        'wrong',
        'connection',
        `${first.path} answers HTTP ${first.status}: something before the backend is up, the backend is not.`,
      );
    if (first.status === 404)
      book.note(
        'wrong',
        'connection',
        `${first.path} answers HTTP 404. Is there another prefix than ${first.path.split('/account/')[0]}? Say it with --prefix, and in the configuration as platformPrefix.`,
      );
    examineClock(book, first);
    await examineKeys(book);
    const token = await examineSignIn(book, identity);
    await examineRefusals(book);
    if (token !== undefined) await examineInside(book, token, { resources, known, most });
    advised();
    if (backend.advice.length === 0 && first.status === 200)
      book.note('fine', 'envelope', 'Answers have the envelope the console is configured for.');
    examineConnection(book, origin, backend.exchanges);
  } finally {
    backend.close();
  }
}

async function examineInside(
  book: Notebook,
  token: string,
  { resources, known, most }: Patient & { readonly most: number },
): Promise<void> {
  setWireHeaders(() => ({ token, language: 'en' }));
  const access = await examineMenus(book, known);
  const granted = new Set(
    [...(access?.routes.values() ?? [])].flatMap(({ target }) => (target.kind === 'resource' ? [target.key] : [])),
  );
  const lists = resources.filter((one) => granted.has(one.name) && one.call('page')).slice(0, most);
  let good = 0;
  for (const resource of lists) if (await examineList(book, resource, currentTime())) good += 1;
  if (good > 0)
    book.note(
      'fine',
      'lists',
      `${good} of ${lists.length} lists could be read${granted.size > lists.length ? `, of ${granted.size} granted; --lists ${granted.size} asks for all` : ''}.`,
    );
}
