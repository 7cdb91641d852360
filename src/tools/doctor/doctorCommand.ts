import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { configureWire, readWire, asObject } from '@/api';
import { examine, type Patient } from './examine';
import { notebook, type Finding } from './notebook';

export const USAGE = `Usage: npm run doctor -- https://backend.example [--token …] [--account … --password … --captcha …]
       --prefix /api/cloud   what stands before the paths of the platform
       --config brands.json  the console's configuration file; its part "wire" says how the backend speaks
       --lists 20            so many lists are asked for at most
The password may stand in DOCTOR_PASSWORD, the token in DOCTOR_TOKEN. Nothing is changed at the backend but one sign-in.`;

const MARKS: Readonly<Record<Finding['level'], string>> = { fine: 'ok  ', look: 'look', wrong: 'FAIL' };

function configured(file: string | undefined, prefix: string | undefined): void {
  const wire = file === undefined ? undefined : asObject(JSON.parse(readFileSync(file, 'utf8')))?.wire;
  configureWire({ timeout: 15_000, ...readWire(wire), ...readWire({ platformPrefix: prefix }) });
}

function originOf(address: string | undefined): URL {
  if (address === undefined || !URL.canParse(address) || !/^https?:/.test(address)) throw new Error(USAGE);
  return new URL(address);
}

/**
 * Tells a person in words what is wrong with a backend. Resolves the exit code: 1 when the console cannot work with it.
 */
export async function doctor(args: readonly string[], patient: Patient): Promise<number> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      token: text,
      account: text,
      password: text,
      captcha: text,
      prefix: text,
      config: text,
      lists: text,
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const origin = originOf(positionals[0]);
  configured(
    values.config,
    values.prefix ?? (origin.pathname === '/' ? undefined : origin.pathname.replace(/\/$/, '')),
  );
  const { DOCTOR_TOKEN, DOCTOR_PASSWORD } = process.env;
  const identity = {
    token: values.token ?? DOCTOR_TOKEN,
    account: values.account,
    password: values.password ?? DOCTOR_PASSWORD,
    captcha: values.captcha,
  };
  const book = notebook(({ level, about, text: words }) => console.log(`${MARKS[level]} ${about.padEnd(10)} ${words}`));
  await examine(book, { origin, identity, most: Number(values.lists ?? 20), ...patient });
  const count = (level: Finding['level']) => book.findings.filter((one) => one.level === level).length;
  const [wrong, look] = [count('wrong'), count('look')];
  console.log(
    `\n${wrong === 0 ? 'The console works with it' : `${wrong} ${wrong === 1 ? 'thing is' : 'things are'} wrong`}${look > 0 ? `; ${look} to look at` : ''}.`,
  );
  return wrong === 0 ? 0 : 1;
}
