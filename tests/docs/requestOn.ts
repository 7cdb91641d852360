import { request } from 'node:http';

/** As the browser asks a server of its own origin. */
export const requestOn =
  (port: number) =>
  async (path: string, { method, headers, body }: RequestInit = {}) =>
    new Promise<Response>((resolve, reject) => {
      const requested = request(
        { port, path, method: method ?? 'GET', headers: Object.fromEntries(new Headers(headers)) },
        (answer) => {
          const type = answer.headers['content-type'] ?? '';
          answer
            .toArray()
            .then(
              (parts) =>
                resolve(
                  new Response(parts.join(''), { status: answer.statusCode ?? 500, headers: { 'content-type': type } }),
                ),
              reject,
            );
        },
      );
      requested.on('error', reject).end(typeof body === 'string' ? body : undefined);
    });
