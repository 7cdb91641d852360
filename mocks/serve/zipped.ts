/** Packs an answer in JSON for those who can unpack it, as it streams; files and everything else stay as they are. */
export function zipped(request: Request, response: Response): Response {
  const can = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
  const { body, status, headers } = response;
  if (
    !can ||
    !body ||
    headers.has('content-encoding') ||
    headers.has('content-length') ||
    !headers.get('content-type')?.startsWith('application/json')
  )
    return response;
  const packed = new Headers(headers);
  packed.set('content-encoding', 'gzip');
  packed.append('vary', 'accept-encoding');
  return new Response(body.pipeThrough(new CompressionStream('gzip')), { status, headers: packed });
}
