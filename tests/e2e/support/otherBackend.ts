import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** An id that a JavaScript number cannot hold, as it stands in the JSON. */
export const BIG_ID = '1234567890123456789';

/** The one record it has; bodies are kept as they came. */
export interface OtherBackend {
  readonly origin: string;
  readonly saved: string[];
  close(): void;
}

export interface OtherArea {
  readonly menus: readonly object[];
  /** `data` by `METHOD /path` below the service. */
  readonly answers: Readonly<Record<string, unknown>>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += String(part);
  return body;
}

/**
 * A backend that knows nothing but the specification, and reads it in its own way: numeric ids of 19 digits, totals as
 * texts, `list: null`, fields nobody asked for, menus under `menus`, buttons as objects, the picture under `img`.
 */
export async function startOtherBackend(
  port: number,
  more: OtherArea = { menus: [], answers: {} },
): Promise<OtherBackend> {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pubKey = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const saved: string[] = [];
  let name = 'Ann Other';
  const record = () =>
    `{"id":${BIG_ID},"account":"ann_other","name":${JSON.stringify(name)},"orgId":${BIG_ID},"orgName":"Head office","roleIds":[${BIG_ID}],"roleNames":"Boss","status":"1","shoeSize":43}`;
  const menus = JSON.stringify([
    {
      code: 'other',
      name: 'Other',
      extra: true,
      menus: [
        {
          name: 'Staff',
          type: '1',
          path: 'people',
          component: '/account/user/',
          childButtonsPermission: [{ permission: 'edit', name: 'Edit' }, { permission: 'CREATE' }],
          sort: 1,
        },
        { name: 'Groups', type: 1, path: '/groups', component: 'account/role', childButtonsPermission: null },
        ...more.menus,
      ],
    },
  ]);
  const answers: Readonly<Record<string, () => string>> = {
    'GET /auth/captcha': () => `{"sessionId":"abc","img":"${PICTURE}"}`,
    'GET /auth/pubKey': () => `"${pubKey}"`,
    'GET /auth/random': () => '"0123456789abcdef"',
    'POST /auth/login': () =>
      `{"accessToken":"other-token","userId":${BIG_ID},"userName":"Ann Other","account":"ann_other"}`,
    'GET /menu/routers': () => `{"productDtoList":${menus}}`,
    'GET /user/checkChangePwdPolicy': () => '{"needChangePwd":"0"}',
    'GET /sys/detail': () => '{"sysName":"Other cloud"}',
    'GET /user/page': () => `{"list":[${record()}],"totalSize":"1","pages":"1","strange":{"a":[1]}}`,
    'GET /user/detail': record,
    'GET /role/page': () => '{"list":null,"totalSize":"0"}',
    ...Object.fromEntries(Object.entries(more.answers).map(([key, data]) => [key, () => JSON.stringify(data)])),
  };
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const path = new URL(request.url ?? '/', 'http://x').pathname.replace(
        /^\/api\/(?:vpp\/account\/v3|hems\/iems-goeu-web)\/web/,
        '',
      );
      const key = `${request.method} ${path}`;
      response.setHeader('content-type', 'application/json');
      if (key === 'POST /user/edit') {
        saved.push(body);
        name = String(JSON.parse(body).name);
        response.end('{"code":"0000","msg":null,"data":true}');
        return;
      }
      const answer = answers[key];
      response.end(
        answer ? `{"code":"0000","msg":"ok","data":${answer()},"traceId":"x"}` : '{"code":"9404","msg":"no such call"}',
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${port}`, saved, close: () => server.close() };
}
