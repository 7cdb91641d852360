import { useCallback } from 'react';
import { useAccess } from '@/access';
import { asObject, asText } from '@/api';
import { useUserMemory } from '@/widgets/internal';

/** A block of a report that a person put on the overview of a platform. */
export interface Pin {
  readonly report: string;
  readonly block: string;
  /** Parameters it was pinned with, as the address of its page says them; what moves on with the day is not there. */
  readonly query: string;
}

/** The overview of a platform as a person arranged it. */
export interface Arranged {
  readonly pins: readonly Pin[];
  /** Keys of what stands there, in order; what is not named follows. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

export const pinKey = ({ report, block, query = '' }: Omit<Pin, 'query'> & { readonly query?: string }): string =>
  `${report} ${block} ${query}`.trimEnd();

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

function readPin(value: unknown): Pin[] {
  const { report, block, query } = asObject(value) ?? {};
  return asText(report) !== '' && asText(block) !== ''
    ? [{ report: asText(report), block: asText(block), query: asText(query) }]
    : [];
}

export function readArranged(stored: unknown): Arranged {
  const { pins, order, hidden } = asObject(stored) ?? {};
  return { pins: Array.isArray(pins) ? pins.flatMap(readPin) : [], order: texts(order), hidden: texts(hidden) };
}

/** How a person arranged the overview of a platform, kept for this user in this browser. */
export const useArranged = (platform: string) => useUserMemory(`overview.${platform}`, readArranged);

/** Whether a block is pinned to the overview of the platform that its page belongs to, and how to change it. */
export function usePin(pin: Pin): { readonly isPinned: boolean; readonly toggle: () => void } {
  const { routes, pathOf } = useAccess();
  const platform = routes.get(pathOf.get(pin.report) ?? '')?.platform ?? '';
  const [arranged, arrange] = useArranged(platform);
  const key = pinKey(pin);
  const isPinned = arranged.pins.some((one) => pinKey(one) === key);
  const { report, block, query } = pin;
  const toggle = useCallback(() => {
    const others = arranged.pins.filter((one) => pinKey(one) !== key);
    const hidden = arranged.hidden.filter((one) => one !== key);
    arrange({ ...arranged, hidden, pins: isPinned ? others : [...others, { report, block, query }] });
  }, [arranged, arrange, isPinned, key, report, block, query]);
  return { isPinned, toggle };
}
