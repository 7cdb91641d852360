import { expect, it } from 'vitest';
import { hasOwnSignIn } from './hasOwnSignIn.ts';

it.each([
  ['startConsole();', false],
  ['startConsole({ wire: { auth: 1 } });', false],
  ['other({ auth }); startConsole({ brand });', false],
  ['import { startConsole } from "./shell/startConsole"; void startConsole({ auth: { provider } });', true],
  ['import { startConsole as start } from "x"; start({ "auth": auth });', true],
  ['const options = { brand, auth }; startConsole(options);', true],
  ['const own = { auth }; startConsole({ ...own, brand });', true],
  ['startConsole(isOwn ? { auth } : {});', true],
  ['import { Console } from "x"; const App = () => jsx(Console, { brand, auth });', true],
  ['import { Console } from "x"; const App = () => jsx(Console, { brand }); const b = { auth: 1 };', false],
  ['const options = options || {}; startConsole(options); // auth', false],
])('%s', (code, has) => expect(hasOwnSignIn(code)).toBe(has));
