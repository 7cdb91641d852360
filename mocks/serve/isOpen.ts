/** Whether others than this machine reach a server that listens there; `true` is everywhere. */
export function isOpen(host: string | boolean | undefined): boolean {
  if (typeof host !== 'string') return host === true;
  return !/^(?:localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/i.test(host);
}
