import { type Access, type KnownTargets, buildAccess } from '@/access';
import type { AccessDiagnostic } from '@/access/internal';
import { call } from '@/api';
import { failureWords } from './failureWords';
import type { Notebook } from './notebook';

const WORDS: Readonly<Record<AccessDiagnostic['problem'], string>> = {
  malformed: 'is no menu the console can read',
  'unknown-component': 'leads to a component this console has not; it shows a page that says so',
  'duplicate-path': 'has a path another menu has already',
  'reserved-path': 'has a path the console needs itself',
  'unsafe-link': 'links to an address that is not http or https, and is left out',
  'too-deep': 'lies deeper than twelve levels, and is cut',
  'no-path': 'has no path',
};
const MOST = 5;

function told(diagnostics: readonly AccessDiagnostic[]): string {
  const some = diagnostics.slice(0, MOST).map(({ at, detail }) => [at, detail].filter(Boolean).join(', '));
  return some.join('; ') + (diagnostics.length > MOST ? `; and ${diagnostics.length - MOST} more` : '');
}

/** What the menus of the signed-in user become. Undefined when there are none to go on with. */
export async function examineMenus({ note }: Notebook, known: KnownTargets): Promise<Access | undefined> {
  let data: unknown;
  try {
    data = await call({ method: 'GET', path: '/account/v3/web/menu/routers', quiet: true });
  } catch (error) {
    note('wrong', 'menus', `menu/routers: ${failureWords(error)} Without menus the console stays closed.`);
    return undefined;
  }
  const access = buildAccess(data, known);
  for (const [problem, words] of Object.entries(WORDS)) {
    const found = access.diagnostics.filter((one) => one.problem === problem);
    if (found.length > 0)
      note('look', 'menus', `${found.length === 1 ? 'One menu' : `${found.length} menus`}: ${words}. ${told(found)}.`);
  }
  const usable = [...access.routes.values()].filter(({ target }) => target.kind !== 'unknown');
  if (usable.length === 0)
    note(
      'wrong',
      'menus',
      'No menu of this user leads to a page of the console. `component` names a schema, a report or a page, like “account/user”; docs/backend.md tells more.',
    );
  else
    note(
      'fine',
      'menus',
      `${usable.length} menus of ${access.platforms.length} ${access.platforms.length === 1 ? 'application' : 'applications'} lead to pages of this console.`,
    );
  const bare = usable.filter(({ target, codes }) => target.kind === 'resource' && codes.size === 0);
  if (bare.length > 0 && bare.length === usable.length)
    note(
      'look',
      'menus',
      'No menu grants a button: childButtonsPermission is empty everywhere, so this user can only look.',
    );
  return access;
}
