import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { loadCaptcha, type Captcha, isUsableToken, readSession } from '@/access/internal';
import { call, fetchSealKey, sealPassword } from '@/api';
import { failureWords } from './failureWords';
import type { Notebook } from './notebook';

/** How the examination gets in; without any of it only what everybody may ask is examined. */
export interface Identity {
  readonly token?: string | undefined;
  readonly account?: string | undefined;
  readonly password?: string | undefined;
  /** The verification code, where it is always the same. */
  readonly captcha?: string | undefined;
}

const ENDINGS: Readonly<Record<string, string>> = { 'svg+xml': 'svg', png: 'png', jpeg: 'jpg', gif: 'gif' };

/** The picture in a file, for somebody to read the code of. */
function drawn(image: string): string {
  const [, type = '', coding = '', data = ''] = /^data:image\/([\w+.-]+)((?:;[\w=-]+)*),(.*)$/s.exec(image) ?? [];
  const file = join(mkdtempSync(join(tmpdir(), 'captcha-')), `captcha.${ENDINGS[type] ?? 'img'}`);
  writeFileSync(file, coding.includes('base64') ? Buffer.from(data, 'base64') : decodeURIComponent(data));
  return file;
}

/** Asks whoever sits at the terminal; undefined when nobody does. */
async function promptCode({ image }: Captcha): Promise<string | undefined> {
  if (!process.stdin.isTTY || image === undefined) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const code = await terminal.question(`Verification code in ${image.startsWith('data:') ? drawn(image) : image}: `);
  terminal.close();
  return code.trim();
}

async function examineCaptcha({ note }: Notebook): Promise<Captcha | undefined> {
  try {
    const captcha = await loadCaptcha();
    if (captcha.image === undefined)
      note(
        'wrong',
        'sign-in',
        'auth/captcha answers no picture the console can show: SVG, base64 of gif, jpeg or png, or an address in “captcha”, “image” or “img”.',
      );
    if (captcha.sessionId === '')
      note('wrong', 'sign-in', 'auth/captcha answers no sessionId, so no sign-in can say which picture it answers.');
    return captcha;
  } catch (error) {
    note('wrong', 'sign-in', `auth/captcha: ${failureWords(error)} The sign-in form shows no picture.`);
    return undefined;
  }
}

/** The token of a session; undefined when there is no way in, which is noted. */
export async function examineSignIn(
  book: Notebook,
  { token, account, password, captcha: known }: Identity,
): Promise<string | undefined> {
  const captcha = await examineCaptcha(book);
  if (token !== undefined) {
    if (!isUsableToken(token))
      book.note('wrong', 'sign-in', 'The token cannot stand in a header: only visible ASCII, at most 8192 characters.');
    return isUsableToken(token) ? token : undefined;
  }
  if (!account || !password) {
    book.note(
      'look',
      'sign-in',
      'Nobody was signed in: give --token, or --account and --password, to have menus, lists, paging and times examined, too.',
    );
    return undefined;
  }
  const code = known ?? (captcha && (await promptCode(captcha)));
  if (!captcha || code === undefined) {
    book.note(
      'look',
      'sign-in',
      'There is no verification code: give --captcha where it is always the same, else --token of a session.',
    );
    return undefined;
  }
  try {
    const pwd = await sealPassword(password, await fetchSealKey({ quiet: true }));
    const data = await call({
      method: 'POST',
      path: '/account/v3/web/auth/login',
      params: { account, captcha: code, sessionId: captcha.sessionId, pwd },
      anonymous: true,
      quiet: true,
    });
    const session = readSession(data);
    if (!session)
      book.note(
        'wrong',
        'sign-in',
        'auth/login succeeds, and its data holds no usable accessToken: visible ASCII, in data or data.userInfo.',
      );
    else book.note('fine', 'sign-in', `${session.userName || account} is signed in.`);
    if (session?.userId === '')
      book.note(
        'look',
        'sign-in',
        'auth/login answers no userId, so what a user keeps (columns, views) may become the next one’s.',
      );
    return session?.accessToken;
  } catch (error) {
    book.note('wrong', 'sign-in', `auth/login: ${failureWords(error)}`);
    return undefined;
  }
}
