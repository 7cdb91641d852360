/**
 * A picture's address when it may be shown: on this origin or embedded as data; else undefined.
 * Pictures of other hosts are refused, as the content security policy would.
 */
export function safeImage(address: string): string | undefined {
  if (/^data:image\/(?:png|jpe?g|gif|webp|svg\+xml)[;,]/i.test(address)) return address;
  if (address === '' || !URL.canParse(address, location.origin)) return undefined;
  const url = new URL(address, location.origin);
  return url.origin === location.origin && url.protocol !== 'blob:' ? url.href : undefined;
}
