import type { Registry } from '@/data';
import type { ConsoleOptions } from '../consoleOptions';

/** The registry that was given, else the one of the build: a part that the sign-in does not load. */
export async function openRegistry({ registry }: ConsoleOptions): Promise<Registry> {
  if (!registry) return (await import('@/registry')).registry;
  return typeof registry === 'function' ? registry() : registry;
}
