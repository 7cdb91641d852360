import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { configureWire, readWire, asObject } from '@/api';
import { examine, type Patient } from './examine';
import { notebook, type Finding } from './notebook';
import { examineService, type ToService } from './service/examineService';

export const USAGE = `Usage: npm run doctor -- https://backend.example [--token …] [--account … --password … --captcha …]
       --prefix /api/cloud   what stands before the paths of the platform
       --config brands.json  the console's configuration file; its part "wire" says how the backend speaks
       --lists 20            so many lists are asked for at most
The password may stand in DOCTOR_PASSWORD, the token in DOCTOR_TOKEN. Nothing is changed at the backend but one sign-in.

       npm run doctor -- --service /shop http://127.0.0.1:5410 [--token …]
One service of schemas/services.ts without a sign-in: its lists are read at that address as API_TARGET=/shop=… does, and
their envelope, totals, pages, ids, order and filters are compared with what the schemas say. --token is sent as
"Authorization: Bearer …"; API_AUTHORIZATION says any other. Nothing is changed.`;

const MARKS: Readonly<Record<Finding['level'], string>> = { fine: 'ok  ', look: 'look', wrong: 'FAIL' };

function configured(file: string | undefined, prefix: string | undefined): void {
  const wire = file === undefined ? undefined : asObject(JSON.parse(readFileSync(file, 'utf8')))?.wire;
  configureWire({ timeout: 15_000, ...readWire(wire), ...readWire({ platformPrefix: prefix }) });
}

function originOf(address: string | undefined): URL {
  if (address === undefined || !URL.canParse(address) || !/^https?:/.test(address)) throw new Error(USAGE);
  return new URL(address);
}

function prefixOf(service: string): string {
  if (!/^\/[^/]/.test(service)) throw new Error(USAGE);
  return service.replace(/\/$/, '');
}

/**
 * Tells a person in words what is wrong with a backend. Resolves the exit code: 1 when the console cannot work with it.
 */
export async function doctor(
  args: readonly string[],
  { toService, ...patient }: Patient & { readonly toService: ToService },
): Promise<number> {
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
      service: text,
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const address = originOf(positionals[0]);
  const { DOCTOR_TOKEN, DOCTOR_PASSWORD, API_AUTHORIZATION } = process.env;
  const token = values.token ?? DOCTOR_TOKEN;
  const most = Number(values.lists ?? 20);
  const book = notebook(({ level, about, text: words }) => console.log(`${MARKS[level]} ${about.padEnd(10)} ${words}`));
  if (values.service !== undefined) {
    configured(values.config, undefined);
    await examineService(book, {
      prefix: prefixOf(values.service),
      target: address,
      authorization: token === undefined ? API_AUTHORIZATION : `Bearer ${token}`,
      most,
      toService,
      resources: patient.resources,
    });
  } else {
    configured(
      values.config,
      values.prefix ?? (address.pathname === '/' ? undefined : address.pathname.replace(/\/$/, '')),
    );
    const { account, password = DOCTOR_PASSWORD, captcha } = values;
    await examine(book, { origin: address, identity: { token, account, password, captcha }, most, ...patient });
  }
  const count = (level: Finding['level']) => book.findings.filter((one) => one.level === level).length;
  const [wrong, look] = [count('wrong'), count('look')];
  console.log(
    `\n${wrong === 0 ? 'The console works with it' : `${wrong} ${wrong === 1 ? 'thing is' : 'things are'} wrong`}${look > 0 ? `; ${look} to look at` : ''}.`,
  );
  return wrong === 0 ? 0 : 1;
}
