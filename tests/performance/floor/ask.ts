/** A call of the reference backend, without any of the console's care: the data of its answer. */
export async function request(path: string, body?: object): Promise<unknown> {
  const init = body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const answer = (await (await fetch(`/api/vpp${path}`, init)).json()) as { readonly data: unknown };
  return answer.data;
}
