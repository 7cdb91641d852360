import { safeUrl } from '@/widgets/safeUrl';

/** An address an `<img>` may load: a safe link, or a picture inside the address itself (an image never runs script). */
export function safeImage(text: string): string | undefined {
  const address = text.trim();
  return /^data:image\/(?:png|jpe?g|gif|webp|svg\+xml)[;,]/i.test(address) ? address : safeUrl(address);
}
